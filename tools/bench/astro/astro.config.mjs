import preact from "@astrojs/preact";

/** @type {import("astro").AstroUserConfig} */
const config = {
  // The islands are written for React, and run with Preact on the site too.
  integrations: [preact({ compat: true })],
  devToolbar: { enabled: false },
};

export default config;
