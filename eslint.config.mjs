import next from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

/** Forbids imports, saying which way data flows (README, the map of the house). */
const forbid = (patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

/** Forbids the same to all but types. */
const forbidValues = (patterns) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    { patterns: patterns.map((pattern) => ({ ...pattern, allowTypeImports: true })) },
  ],
});

/** Imports, by alias or by relative path, from these folders. */
const above = (folders) => `^@/(${folders})/|^(\\.\\./)+(${folders})/`;

/** The content itself; the schema's types, the sections' list, the edition's and the newspaper's record may be known. */
const CONTENT = "^(@/|(\\.\\./)+)data/(?!schema/|sections/|edition$|newspaper$)";

const ISLANDS = {
  regex: "(^|/)islands/",
  message: "An island starts only where <Island name props> has placed it (components/Island.tsx).",
};

/** What a record may hold, and what a section is: components know the types. */
const RECORDS = {
  regex: above("data/schema|data/sections"),
  message: "Components are given what they show: of data they import types.",
};

/** The rooms of the house, and what each must not know; tools and tests may know everything. */
const rooms = [
  {
    files: ["app/**"],
    rules: forbid([
      { regex: above("adapter|assets|tools"), message: "Pages know nothing of what is made around them." },
      {
        regex: "^@/data/[a-z]+$(?<!/edition|/newspaper)",
        message: "Pages show what is published: paper/pages.",
      },
    ]),
  },
  {
    files: ["components/**"],
    rules: forbid([
      {
        regex: "^(@/|(\\.\\./)+)data/(?!schema/|sections/)",
        message: "Components are given what they show: only types come from data/schema and data/sections.",
      },
      {
        regex: "^(@/|(\\.\\./)+)lib/(site|address)$",
        message: "What a component says of the newspaper is in the imprint that it is given.",
      },
      { regex: above("app|adapter|assets|tools"), message: "Components know nothing of pages." },
      { regex: "^next/(link|image)$", message: "Links are plain <a>, pictures are <Picture>." },
    ]),
  },
  {
    files: ["lib/**"],
    rules: forbid([
      { regex: above("app|components|adapter|assets|tools"), message: "lib imports nothing above it." },
      { regex: CONTENT, message: "lib is given the content it works with." },
      {
        regex: "^date-fns$",
        message: "Import the function from its own module: the index leads to three hundred others.",
      },
    ]),
  },
  {
    files: ["lib/{coalition,hemicycle,links,trend}.ts"],
    rules: forbid([{ regex: above("app|components|data|adapter|assets|tools"), message: "lib knows lib alone." }]),
  },
  {
    files: ["data/**"],
    rules: forbid([
      { regex: above("app|components|adapter|assets|tools"), message: "Content knows nothing of how it is shown." },
    ]),
  },
  {
    files: ["assets/**"],
    rules: forbid([{ regex: above("app|components|tools"), message: "Assets are made from data alone." }]),
  },
  {
    files: ["adapter/**"],
    rules: forbid([
      {
        regex: "^@/|^(\\.\\./)+(app|components|lib|data|assets|tools|tests)/",
        message: "The adapter knows nothing of the project: what it must know comes in through adapter/options.ts.",
      },
    ]),
  },
];

const config = [
  {
    ignores: [
      ".next/",
      "out/",
      ".cache/",
      ".generated/",
      "public/",
      "next-env.d.ts",
      "test-results/",
      "playwright-report/",
    ],
  },
  ...next,
  ...nextTypeScript,
  ...tseslint.configs.strictTypeChecked.map((entry) => ({ ...entry, files: ["**/*.{ts,tsx}"] })),
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Numbers in template strings are what most of them are for.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      // An <a> without href is HTML's placeholder for a link that leads nowhere yet (PlaceholderLink).
      "jsx-a11y/anchor-is-valid": ["error", { aspects: ["invalidHref", "preferButton"] }],
      // A link from page to page is a plain page load: next/link would fetch by script.
      "@next/next/no-html-link-for-pages": "off",
    },
  },
  ...rooms,
  {
    files: ["components/Picture.tsx"],
    // next/image needs a server; this is the one place that writes <img>.
    rules: { "@next/next/no-img-element": "off" },
  },
  { files: ["app/**", "lib/**", "data/**"], rules: forbidValues([ISLANDS]) },
  { files: ["components/**"], rules: forbidValues([ISLANDS, RECORDS]) },
  { files: ["components/Island.tsx"], rules: forbidValues([RECORDS]) },
];

export default config;
