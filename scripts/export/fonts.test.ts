import { lettersOf, missingLetters } from './fonts';

const word = (file: string, text: string) => ({ file, record: 'name', text });

it('Letters that a font does not have cause advice, once for each file', async () => {
  const letters = await lettersOf({ package: '@fontsource-variable/bitter' });
  const words = [
    // The second Ż is a Z with a combining accent.
    word('content/site.ts', 'é ć Ż Z\u0307\u00ad'),
    word('content/faq.ts', 'plain'),
    word('content/faq.ts', '字 🔥 字'),
  ];
  expect(missingLetters(words, letters)).toEqual([
    {
      file: 'content/faq.ts',
      found: 'name: contains “字 🔥”, which our font does not have',
      remedy: expect.stringContaining('tailwind.config.ts'),
    },
  ]);
});
