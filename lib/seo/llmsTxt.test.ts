import { llmsTxt } from '@/lib/seo/llmsTxt';
import { absoluteUrl } from '@/lib/pages/urls';

describe('llmsTxt', () => {
  it('contains the name, the summary, and a list per section', () => {
    const sections = [
      { heading: 'Pages', entries: [{ name: 'Home', path: '/', note: 'The start.' }] },
      { heading: 'Products', entries: [{ name: 'Chat', path: '/Products#product-1' }] },
    ];
    expect(llmsTxt('Kiln', 'What it does.', ['Kiln 1, Town', '*2'], sections)).toBe(
      [
        '# Kiln',
        '> What it does.',
        '- Kiln 1, Town\n- \\*2',
        '## Pages',
        `- [Home](${absoluteUrl('/')}): The start.`,
        '## Products',
        `- [Chat](${absoluteUrl('/Products#product-1')})\n`,
      ].join('\n\n'),
    );
  });

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
});
