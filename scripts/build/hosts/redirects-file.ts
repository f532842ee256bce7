/**
 * `_redirects`, for Netlify and Cloudflare Pages: from, to, status. Not with `!`, which forces a
 * redirect: Netlify ignores letter case and would redirect forever.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/redirects/
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
