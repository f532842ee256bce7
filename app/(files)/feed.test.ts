/** @jest-environment jsdom */
import { GET } from '@/app/(files)/feed.xml/route';
import { workIn } from '@/scripts/test/folder';

workIn({
  'content/insights/a.webp': '',
  'content/insights/one.md': `---
title: Tar & <pitch>
description: 1 < 2
picture: a.webp
alt: A
date: 2026-03-31
tags: ["Tar & pitch"]
---
Code: \`]]>\` and ![A](a.webp), [another](/shop/tar%20%26%20pitch).`,
});

/** Jest's browser has no `Response`. */
class Answer {
  constructor(readonly text: string) {}
}
Object.assign(globalThis, { Response: Answer });

it('has the text of an article as HTML with absolute URLs, and characters of XML in a title, a tag and code', () => {
  jest.replaceProperty(BUILD, 'basePath', '/site');
  const { text } = GET() as unknown as Answer;
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  const textOf = (name: string) => feed.querySelector(`entry > ${name}`)!.textContent;
  expect(textOf('title')).toBe('Tar &#x26; &#x3C;pitch>');
  expect(textOf('content')).toMatch(
    /<a href="https:\/\/[^"/]+\/site\/shop\/tar%20%26%20pitch">another</,
  );
  expect(textOf('content')).toContain(']]&gt;');
});
