/** @type {{ plugins: Record<string, object> }} */
const config = { plugins: { '@tailwindcss/postcss': {}, autoprefixer: {} } };

export default config;
