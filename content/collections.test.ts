import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { collections } from '@/content/collections';
import { filesAt } from '@/scripts/files';

/** The names and paths of the sample's collections, as code would write them. */
const NAMED =
  /(?<=['"`/])(work|insights)(?=['"`/.])|\/(Work|Insights)\b|\bentries\.(work|insights)\b/;

it('no code names a collection: what holds for all of them follows from their records', async () => {
  const files = (await filesAt(['components', 'kit', 'lib', 'scripts'])).filter(
    // The list of the sample's files, of which an owner deletes lines, and what follows from content/.
    (file) => file !== 'scripts/policy/sample.json' && !file.includes('.generated.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => NAMED.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
  expect(NAMED.test(readFileSync('app/Work/cases.ts', 'utf8'))).toBe(true);
});

it('each field of an entry has a label in the editor', () => {
  for (const { fields } of Object.values(collections)) {
    const { properties } = z.toJSONSchema(fields, { io: 'input' });
    for (const field of Object.values(properties!)) expect(field).toHaveProperty('title');
  }
});
