/** @jest-environment node */
import { ServerInsertedHTMLContext } from 'next/navigation';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/islands/JsonLd';

const NODES = [{ '@type': 'WebSite' as const, name: '</script><img src=x>' }];

/** The island in a page, with what the HTML gets from each of some calls, as Next.js makes them. */
function build(calls: number) {
  const inserters: (() => ReactNode)[] = [];
  const tree = renderToStaticMarkup(
    <ServerInsertedHTMLContext value={(inserter) => inserters.push(inserter)}>
      <JsonLd nodes={NODES} />
    </ServerInsertedHTMLContext>,
  );
  const inserted = Array.from({ length: calls }, () =>
    inserters.map((inserter) => renderToStaticMarkup(inserter())).join(''),
  );
  return { tree, inserted };
}

describe('JsonLd', () => {
  it('gives the HTML one script, which holds JSON and no more than it was given', () => {
    const [html] = build(1).inserted;
    const [, text] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html!)!;
    expect(JSON.parse(text!)['@graph']).toEqual(NODES);
  });

  it('gives it once', () => {
    expect(build(3).inserted.slice(1)).toEqual(['', '']);
  });

  it('leaves nothing for React to make again in the browser', () => {
    expect(build(0).tree).toBe('');
  });
});
