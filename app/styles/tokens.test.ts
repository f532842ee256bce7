import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\./.test(file))
    .map((file) => path.join(folder, file));

/** Hard-coded colors and lengths in px belong in tailwind.config.ts. */
const LOOKS = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|[\d.]+px\b/gi;
/** Only in styles, because SVG paths contain numbers followed by `s`. */
const DURATIONS = /[\d.]+ms\b/g;
const STYLE_DURATIONS = /\b[\d.]+m?s\b/g;

/** The files of public/glaze keep the names of the design. */
const GLAZES =
  /(?<!\/)\b[\w.-]*[-.](?:porcelain|clay|tenmoku|malachite|ember|celadon|shino|oxblood)\b(?!\.svg)/g;

/** They may mention px and ms. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

describe('design tokens', () => {
  const files = [
    // The mark has its own colors.
    ...filesBelow('components', /(?<!\/Mark)\.(css|tsx?)$/),
    ...filesBelow('app', /\.(css|tsx?)$/),
  ];

  test.each(files)(
    '%s contains no hard-coded color, length in px or duration, and no name of a glaze',
    (file) => {
      const source = withoutComments(readFileSync(path.join(root, file), 'utf8'));
      const durations = file.endsWith('.css') ? STYLE_DURATIONS : DURATIONS;
      const found = [LOOKS, durations, GLAZES].flatMap((raw) => source.match(raw) ?? []);
      expect(found).toEqual([]);
    },
  );
});
