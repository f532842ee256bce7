/** @jest-environment node */

// A part of the settings, as in a shell, before loadSettings() adds the rest from .env files.
const INCOMPLETE = { NODE_ENV: 'test', NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '12' } as const;

it.each(['@/scripts/export/cards', '@/lib/seo/metadata'])(
  '%s reads no settings at import',
  async (module) => {
    const replaced = jest.replaceProperty(process, 'env', INCOMPLETE);
    await jest.isolateModulesAsync(() => expect(import(module)).resolves.toBeDefined());
    replaced.restore();
  },
);
