export default { printWidth: 120, plugins: ["./lint/htm.js"] };
