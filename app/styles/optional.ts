/**
 * Import this file after globals.css, whose first rules say in which order the cascade layers apply. Next.js
 * 16.4 puts the styles of an `import()` anywhere between those of other imports, also first, and Turbopack
 * refuses to `require` a stylesheet itself.
 */
if (BUILD.consent) require('./consentBanner');
