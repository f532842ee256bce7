/** @jest-environment jsdom */
import { jsonLd } from '@/lib/seo/jsonLd';

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028\u2029 & "quoted"';

const scriptsOf = (text: string) => {
  const page = new DOMParser().parseFromString(
    `<script type="application/ld+json">${text}</script>`,
    'text/html',
  );
  return [...page.querySelectorAll('script')];
};

describe('jsonLd', () => {
  it('escapes text that could close the script or open another one', () => {
    const text = jsonLd([{ '@type': 'WebSite', name: HOSTILE }]);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(scriptsOf(text)).toHaveLength(1);
  });

  it('returns JSON that can be parsed back without loss', () => {
    const [script] = scriptsOf(jsonLd([{ '@type': 'WebSite', name: HOSTILE }]));
    expect(JSON.parse(script!.textContent)['@graph'][0].name).toBe(HOSTILE);
  });
});
