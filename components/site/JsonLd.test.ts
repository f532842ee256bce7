import { jsonLd } from '@/components/site/JsonLd';

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028\u2029 & "quoted"';

it('escapes text that could close the script or open another one, without loss', () => {
  const text = jsonLd([{ '@type': 'WebSite', name: HOSTILE }]);
  document.head.innerHTML = `<script type="application/ld+json">${text}</script>`;
  const json = document.querySelector('script')!.textContent;
  expect(JSON.parse(json)['@graph'][0].name).toBe(HOSTILE);
});
