/** What must be known of the project that is finished: its `plain-pages.config.ts`. Folders and files are relative to the project. */
export type Options = {
  /** Where the site is published, such as `https://periodico.example`: hosts' configurations name its server. */
  address: string;
  /** The one component that places islands, `"use client"` in its first line, such as `components/Island.tsx`. */
  island: string;
  /** The folder of the islands, a file each, named as the component that it exports. */
  islands: string;
  /** Packages whose client components only draw, so that nothing is lost when nobody starts them. */
  drawing?: readonly string[];
  /** Pages that stay where they are, for servers look for them by name: `404` and its like. */
  errorPages: readonly string[];
  /** Folders made before a build, such as `media`: of their files, those that nothing of the finished site names are left out. */
  ifNamed?: readonly string[];
  /**
   * Puts what else belongs to the site into its folder, where its pages and other files lie already: before addresses are
   * checked, anything is compressed, and the site takes the earlier one's place. What it throws stops the build.
   */
  more?: (folder: string) => Promise<void>;
  /** Addresses on the same server that are not of this build, such as `/archive`, with what lies below: nothing of it must be there for them. */
  elsewhere?: readonly string[];
  /** The media query under which preloaded fonts are asked for with the page; without one, always. */
  fontsMedia?: string;
  /**
   * Stylesheets of their own for what most readers never see their page in, by the name of the file: `{ print: "print" }`
   * takes the rules of every outermost `@media print { … }` out of the pages' sheets.
   */
  stylesApart?: Readonly<Record<string, string>>;
  /** What ready configurations of hosts must know (the folder `hosting` of this package, filled in); without it there are none. */
  hosting?: Hosting;
  /**
   * The tsconfig of what is built: its types are checked while the pages are finished, which is sooner done than within
   * `next build`, whose own check is then turned off in next.config.
   */
  types?: string;
  /** Milliseconds after which the islands are asked for again, one for each retry. */
  retryAfterMs: readonly number[];
  /** What a reader is shown when a script stays away or fails. */
  notice: Notice;
};

export type Hosting = {
  /** Where they go, such as `.generated/hosting`. */
  to: string;
  /** The folder that the server shows as the root of its address, such as `/srv/web`. */
  root: string;
  /** What earlier editions lie below, each called after its day, such as `/archive`: they keep the policy of their own day. */
  past: `/${string}`;
};

export type Notice = {
  text: string;
  /** The name of the region that notices appear in. */
  label: string;
  /** The language of the two. */
  lang: string;
  /** The letter that with Alt leads to that region. */
  letter: string;
  /** How long a notice is shown, in milliseconds, and how many at a time. */
  shownMs: number;
  most: number;
  /** Values of CSS, custom properties of the site's among them: `var(--ink)`. */
  look: { ground: string; text: string; edge: string; font: string; size: string };
};
