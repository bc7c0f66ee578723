/** Tailwind writes the stylesheet from the classes that the components use. */
const config = { plugins: { "@tailwindcss/postcss": {} } };

export default config;
