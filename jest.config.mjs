/** Packages that ship modules only. */
const MODULES = [
  "@date-fns",
  "character-entities",
  "cspell-trie-lib",
  "(comma|space)-separated-tokens",
  "d3-[a-z-]+",
  "decode-named-character-reference",
  "devlop",
  "entities",
  "estree-util-[a-z-]+",
  "hast-util-[a-z-]+",
  "internmap",
  "mdast-util-[a-z-]+",
  "micromark[a-z-]*",
  "parse5",
  "preact",
  "property-information",
  "subset-font",
  "trim-lines",
  "unist-util-[a-z-]+",
  "vfile[a-z-]*",
];

/** @type {import("jest").Config} */
const config = {
  roots: ["<rootDir>/tests/unit"],
  // Jest leaves one core to whoever works beside it, which of two is half.
  maxWorkers: "100%",
  // In milliseconds: it ends what would never end.
  testTimeout: 120_000,
  // The same for a worker that has nothing left to do: a busy machine takes longer than jest's half second to clear one away.
  workerGracefulExitTimeout: 15_000,
  // The same paths as in tsconfig.json; fonts and stylesheets are the build's affair.
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Jest asks packages for CommonJS, which these have not, or elsewhere.
    "^cspell-trie-lib$": "<rootDir>/node_modules/cspell-trie-lib/dist/index.js",
    "^svgo/browser$": "<rootDir>/node_modules/svgo/dist/svgo-node.cjs",
  },
  transform: {
    "^.+\\.(t|j|mj)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join("|")})/)`],
};

export default config;
