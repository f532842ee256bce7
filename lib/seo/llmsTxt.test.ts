import { llmsTxt } from '@/lib/seo/llmsTxt';
import { absoluteUrl } from '@/lib/pages/urls';

it('puts each string on one line and escapes Markdown', () => {
  const entries = [{ name: 'a](x) [b', path: '/', note: 'one\n# two *three* <b>' }];
  const text = llmsTxt('A_B', 'one\n\ntwo', ['three'], [{ heading: '`C`', entries }]);
  expect(text.split('\n\n')).toEqual([
    '# A\\_B',
    '> one two',
    '- three',
    '## \\`C\\`',
    `- [a\\](x) \\[b](${absoluteUrl('/')}): one # two \\*three\\* \\<b\\>\n`,
  ]);
});
