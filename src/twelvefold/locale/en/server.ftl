### The server: its start.

server-port-in-use = Another program is listening on port { $port } already, perhaps another server. Name another port with { $option }.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $problem }
