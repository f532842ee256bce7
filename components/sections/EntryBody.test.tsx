import { render } from '@testing-library/react';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ContactCta } from '@/components/sections/ContactCta';
import { EntryBody } from '@/components/sections/EntryBody';
import { Results } from '@/components/sections/Results';
import { ConsentBanner } from '@/components/site/ConsentBanner';
import { Sidebar } from '@/components/site/Sidebar';
import { SiteHeader } from '@/components/site/SiteHeader';
import { readText } from '@/lib/entries/markdown';

jest.mock('@/lib/pictures.generated', () => ({
  pictures: {
    'log/larch.webp': { width: 240, height: 300, src: '/a.webp', webp: [[240, '/a.webp']] },
  },
}));

/** An article with such headings, between the other parts of its page. */
function show(titles: readonly string[]) {
  const body = titles.map((title) => `## ${title}\n\n| A |\n| - |\n| 1 |\n\n`).join('');
  const { parts, headings } = readText({ file: 'content/log/a.md', body, bodyLine: 1 });
  const link = { label: 'Write', href: '/Write' } as never;
  return render(
    <>
      <ConsentBanner title="May we?" text="" accept="" refuse="" notice="" />
      <SiteHeader
        name="Heron"
        shortName={undefined}
        navLabel=""
        openSidebarLabel=""
        homeLabel=""
        callToAction={link}
      >
        {null}
      </SiteHeader>
      <Sidebar
        name="Heron"
        title=""
        closeLabel=""
        callToAction={link}
        contact={{ email: 'a@b.example', phone: { display: '1', e164: '+1' } }}
      >
        {null}
      </Sidebar>
      <Results heading="Results" results={[{ figure: '1', meaning: '' }]} />
      <EntryBody
        picture="log/larch.webp"
        alt=""
        moves={{ 'data-moves': '' }}
        facts={[]}
        contentsHeading="Contents"
        contents={headings}
      >
        {parts.map((part, index) => (
          <div key={index}>{toJsxRuntime(part, { Fragment, jsx, jsxs })}</div>
        ))}
      </EntryBody>
      <ContactCta
        words={{ heading: 'Ask', text: '', action: '' }}
        note=""
        href={'/Write' as never}
      />
    </>,
  ).container;
}

const idsIn = (page: HTMLElement) => [...page.querySelectorAll('[id]')].map(({ id }) => id);

it('An article may have headings named like the elements of its page', () => {
  const page = show(['One']);
  const names = idsIn(page);
  expect(names.length).toBeGreaterThan(9);
  page.remove();
  const titles = ['Main', 'Consent', 'Sidebar', 'Contents', 'Facts', 'Table 1', ...names];
  const article = show(titles);
  const ids = idsIn(article);
  expect(ids).toEqual([...new Set(ids)]);
  const links = [...article.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const targets = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  expect(targets.map((target) => target?.tagName)).toEqual(titles.map(() => 'H2'));
  expect(targets.map((target) => target?.textContent)).toEqual(titles);
});
