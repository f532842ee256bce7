/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { GET } from '@/app/(files)/feed.xml/route';

const project = mkdtempSync(path.join(tmpdir(), 'feed-'));
const insights = path.join(project, 'content/insights');
mkdirSync(insights, { recursive: true });
writeFileSync(path.join(insights, 'a.webp'), '');
writeFileSync(
  path.join(insights, 'one.md'),
  `---
title: Tar & <pitch>
description: 1 < 2
picture: a.webp
alt: A
date: 2026-03-31
tags: ["Tar & pitch"]
---
Code: \`]]>\` and [a link](/Log), ![A](a.webp), [another](/shop/tar%20%26%20pitch).`,
);

const root = process.cwd();
process.chdir(project);
afterAll(() => {
  process.chdir(root);
  rmSync(project, { recursive: true });
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
  expect(textOf('content')).toMatch(/<a href="https:\/\/[^"/]+\/site\/Log">/);
  expect(textOf('content')).toMatch(
    /<a href="https:\/\/[^"/]+\/site\/shop\/tar%20%26%20pitch">another</,
  );
  expect(textOf('content')).toContain(']]&gt;');
});
