### Der Server: sein Start.

server-port-in-use = An Port { $port } lauscht schon ein anderes Programm, vielleicht ein anderer Server. Nenne mit { $option } einen anderen Port.
server-cannot-listen = An { $host }, Port { $port }, kann nicht gelauscht werden: { $problem }
