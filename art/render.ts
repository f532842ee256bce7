/**
 * Renders the pictures of the site: `tsx art/render.ts <what> [which …]`. art/README.md describes
 * what each command reads and writes.
 */
import { ceramics } from './blender';
import { brands } from './brands';
import { entries } from './entries';
import { screens } from './screens';

// The Blender renders come first, because the product pictures use two of them.
const commands: Record<string, { does: string; run: (which: string[]) => Promise<void> }> = {
  blender: {
    does: 'the ceramic renders, into the masters (minutes; needs Blender)',
    run: ceramics,
  },
  brands: { does: 'the wordmarks', run: brands },
  screens: { does: 'the twelve product pictures', run: screens },
  entries: { does: 'the pictures of the case studies and articles', run: entries },
};

const usage = [
  'Usage: tsx art/render.ts <what> [which …]',
  '',
  ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(8)} ${does}`),
  '  all      everything, in this order',
  '',
  'blender, screens and entries take the names or numbers of single pictures: blender crack, screens 04.',
].join('\n');

const [what = '', ...which] = process.argv.slice(2);
const command = commands[what];

if (command) await command.run(which);
else if (what === 'all') for (const { run } of Object.values(commands)) await run([]);
else {
  console.error(usage);
  process.exitCode = 1;
}
