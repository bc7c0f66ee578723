import next from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

/** A package is known by its name, and shows what its package.json exports. */
const DOOR = {
  regex: "(^|/)packages/|^(\\.\\./)+[\\w-]+/(src|test)/",
  message: "A package's door is its package.json: import it by its name.",
};

/** Forbids imports, saying which way data flows (README, the map of the house). */
const forbid = (patterns) => ({ "no-restricted-imports": ["error", { patterns: [DOOR, ...patterns] }] });

/** Forbids the same to all but types. */
const forbidValues = (patterns) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    { patterns: patterns.map((pattern) => ({ ...pattern, allowTypeImports: true })) },
  ],
});

/** Imports, by alias or by relative path, from these folders. */
const above = (folders) => `^@/(${folders})/|^(\\.\\./)+(${folders})/`;

const ISLANDS = {
  regex: "(^|/)islands/",
  message: "An island starts only where <Island name props> has placed it (components/Island.tsx).",
};

/** What a record may hold, and all of them read together: components know the types, and who the newspaper is. */
const RECORDS = {
  regex: above("schema|paper(?!/site$)"),
  message: "Components are given what they show: of records they import types.",
};

/** A data file names the type of what it holds, and nothing else. */
const SCHEMA = { regex: above("schema"), message: "A data file is a plain object: of its schema it imports the type." };

/** Tests may know everything, and nobody knows them. */
const TESTS = { regex: above("tests"), message: "What is tested knows nothing of its tests." };

/** What an asset is made of; what else lies in tools builds, serves and deploys with it. */
const ASSETS = {
  regex: above("data|app|components"),
  message: "Assets are made of what is published: paper/paper.ts.",
};
const AROUND_ASSETS = "What makes assets knows nothing of what is built and served with them.";

/** The rooms of the house, and what each must not know. */
const rooms = [
  { files: ["**/*.{ts,tsx,mjs}"], rules: forbid([]) },
  { files: ["tools/**", "*.{ts,mjs}"], rules: forbid([TESTS]) },
  {
    files: ["packages/**"],
    // A project of its own, as whoever takes the package has one.
    ignores: ["packages/plain-pages/test/project/**"],
    rules: forbid([
      {
        regex: above("app|components|data|lib|paper|schema|tests|tools"),
        message: "A package knows nothing of the newspaper: what it must know comes in through its door.",
      },
    ]),
  },
  {
    files: ["app/**"],
    rules: forbid([
      TESTS,
      { regex: above("tools"), message: "Pages know nothing of what is made around them." },
      { regex: above("data"), message: "Pages show what is published: paper/paper.ts." },
    ]),
  },
  {
    files: ["components/**"],
    rules: forbid([
      TESTS,
      { regex: above("data"), message: "Components are given what they show." },
      { regex: above("app|tools"), message: "Components know nothing of pages." },
      { regex: "^next/(link|image)$", message: "Links are plain <a>, pictures are <Picture>." },
    ]),
  },
  {
    files: ["lib/**"],
    rules: forbid([
      { regex: "^(@|\\.\\.)/(?!lib/)", message: "lib imports nothing of the project but lib." },
      {
        regex: "^date-fns$",
        message: "Import the function from its own module: the index leads to three hundred others.",
      },
    ]),
  },
  {
    files: ["data/**"],
    rules: forbid([{ regex: "^(?!@/schema/)", message: "A data file is a plain object, which needs nothing else." }]),
  },
  {
    files: ["schema/**"],
    rules: forbid([
      {
        regex: above("data|paper|app|components|tools|tests"),
        message: "What a record may hold does not depend on what it holds, nor on how it is shown.",
      },
    ]),
  },
  {
    files: ["paper/**"],
    rules: forbid([
      {
        regex: above("app|components|tools|tests"),
        message: "The paper knows nothing of how it is shown.",
      },
    ]),
  },
  {
    files: ["tools/assets/*.ts"],
    rules: forbid([TESTS, ASSETS, { regex: "^@/tools/(?!assets/)|^\\.\\./(?!\\.\\./)", message: AROUND_ASSETS }]),
  },
  {
    files: ["tools/assets/*/*.ts"],
    rules: forbid([TESTS, ASSETS, { regex: "^@/tools/(?!assets/)|^(\\.\\./){2}(?!\\.\\./)", message: AROUND_ASSETS }]),
  },
];

const config = [
  {
    ignores: [
      ".next/",
      "out/",
      "**/.cache/",
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
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "In Node 20 and 22 it forgets letters outside of ASCII: new URL().",
        },
      ],
      // An <a> without href is HTML's placeholder for a link that leads nowhere yet (PlaceholderLink).
      "jsx-a11y/anchor-is-valid": ["error", { aspects: ["invalidHref", "preferButton"] }],
      // A link from page to page is a plain page load: next/link would fetch by script.
      "@next/next/no-html-link-for-pages": "off",
    },
  },
  {
    files: ["packages/*/test/**/*.ts"],
    rules: {
      // Node's runner waits for its tests itself.
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", name: ["test", "describe", "it"], package: "node:test" }] },
      ],
    },
  },
  {
    files: ["components/frame/SiteNav.tsx"],
    // What is in a popover takes the focus only as it opens (HTML, "popover focusing steps").
    rules: { "jsx-a11y/no-autofocus": "off" },
  },
  ...rooms,
  {
    files: ["components/Picture.tsx"],
    // next/image needs a server; this is the one place that writes <img>.
    rules: { "@next/next/no-img-element": "off" },
  },
  { files: ["app/**"], rules: forbidValues([ISLANDS]) },
  { files: ["components/**"], rules: forbidValues([ISLANDS, RECORDS]) },
  { files: ["data/**"], rules: forbidValues([SCHEMA]) },
  { files: ["components/Island.tsx"], rules: forbidValues([RECORDS]) },
];

export default config;
