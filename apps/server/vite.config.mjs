import path from "node:path";

/**
 * Puts the server together into few files (`dist/`): its processes and threads start in a fraction of the time that hundreds of small
 * modules take. Other packages stay where they are, but for those that are hundreds of small modules themselves. `npm start` runs it.
 */
const HERE = import.meta.dirname;
const OF_MANY_MODULES = ["kysely", "zod"];

const OWN = /[/\\](?:apps[/\\]server|packages[/\\]\w[\w-]*)[/\\]src[/\\].*\.ts$/;
const PROGRAM = /new URL\(\s*"([^"]+)\.ts",\s*import\.meta\.url,?\s*\)/g;
const BESIDE = /new URL\(\s*"([^"]+)",\s*import\.meta\.url,?\s*\)/g;
const FOLDER = /\bimport\.meta\.dirname\b/g;

/** Programs of threads and children become files of their own beside the others; what else is named by its place is found from there. */
const keepPlaces = () => {
  let out = "";
  const toPlace = (from) => path.relative(out, from).replaceAll(path.sep, "/");
  return {
    name: "keep-places",
    enforce: "pre",
    configResolved({ root, build }) {
      out = path.resolve(root, build.outDir);
    },
    transform(code, id) {
      if (!OWN.test(id) || !code.includes("import.meta")) return null;
      const folder = path.dirname(id);
      return code
        .replace(PROGRAM, (_, name) => {
          const program = path.resolve(folder, `${name}.ts`);
          const fileName = `${path.basename(program, ".ts")}.mjs`;
          this.emitFile({ type: "chunk", id: program, fileName });
          return `new URL("./${fileName}", import.meta.url)`;
        })
        .replace(BESIDE, (whole, name) =>
          name.endsWith(".mjs")
            ? whole
            : `new URL("${toPlace(path.resolve(folder, name))}", import.meta.url)`,
        )
        .replace(FOLDER, `(import.meta.dirname + "/${toPlace(folder)}")`);
    },
  };
};

export default {
  root: HERE,
  plugins: [keepPlaces()],
  ssr: { noExternal: [...OF_MANY_MODULES, /^@passbook\//] },
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: true,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ["serve", "work", "passbook"].map((name) => [name, path.join(HERE, `src/bin/${name}.ts`)]),
      ),
      output: {
        entryFileNames: "[name].mjs",
        chunkFileNames: "[name]-[hash].mjs",
        // The engine keeps the text of all it runs: without comments and indents, and one byte a letter. Names and lines stay as they are.
        charset: "ascii",
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
};
