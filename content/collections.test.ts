import { z } from 'zod';

import { collections } from '@/content/collections';

it('each field of an entry has a label in the editor', () => {
  for (const { fields } of Object.values(collections)) {
    const { properties } = z.toJSONSchema(fields, { io: 'input' });
    for (const field of Object.values(properties!)) expect(field).toHaveProperty('title');
  }
});
