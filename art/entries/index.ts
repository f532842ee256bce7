import { readdir } from 'node:fs/promises';

import sharp from 'sharp';

import { openPage, origin, settle, withBrowser } from '@/art/lib/browser';
import { report } from '@/art/lib/master';
import { at } from '@/art/lib/paths';
import { grounds } from '@/art/screens';

/**
 * Captures the pictures of the sample's case studies and articles at twice their layout size of 720
 * by 480 px. `work/name.html` becomes content/work/name.webp, and the picture of job openings is a master. If names are given, captures only those.
 */
export const entries = (only: string[] = []): Promise<void> =>
  withBrowser(async (browser) => {
    const page = await openPage(browser, 720, 480, { deviceScaleFactor: 2, made: grounds() });
    const sources = await readdir(at('art/entries'), { recursive: true });
    for (const source of sources.filter((name) => name.endsWith('.html')).sort()) {
      const name = source.slice(0, -'.html'.length);
      if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
      await page.goto(`${origin}/art/entries/${source}`, { waitUntil: 'networkidle' });
      await settle(page);
      const path = name === 'openings' ? 'art/masters/openings.webp' : `content/${name}.webp`;
      await sharp(await page.screenshot())
        .webp({ quality: 92, smartSubsample: true })
        .toFile(at(path));
      await report(path);
    }
  });
