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
  // Packages that ship modules only.
  transformIgnorePatterns: [
    "/node_modules/(?!(d3-[a-z-]+|internmap|parse5|entities|@date-fns|preact|subset-font|cspell-trie-lib|mdast-util-[a-z-]+|micromark[a-z-]*|unist-util-[a-z-]+|decode-named-character-reference|character-entities|devlop|(comma|space)-separated-tokens|estree-util-[a-z-]+|hast-util-[a-z-]+|property-information|trim-lines|vfile[a-z-]*)/)",
  ],
};

export default config;
