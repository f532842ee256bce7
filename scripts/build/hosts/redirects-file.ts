/**
 * `_redirects`, which Netlify and Cloudflare Pages read: from, to, status.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * Not forced (no `!`): Netlify takes letters of both cases for one address, and would turn in circles.
 */
import type { Redirect } from '@/scripts/policy/redirects';

import type { Site } from './site';

export const writeRedirectsFile = ({ redirects }: Site): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

export const readRedirectsFile = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from, to, status] = line.split(/\s+/);
      return { from: from!, to: to!, status: Number(status) as Redirect['status'] };
    });
