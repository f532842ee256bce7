/**
 * The content security policy of the editor at /admin/. It applies to no other page. The editor works
 * without 'unsafe-eval', but not under Trusted Types: with them, a new article throws an error.
 */
import type { DirectiveRule } from '@/kit/finish/policy';

const SELF = "'self'";

/** Where the editor reads and writes the repository. */
const GITHUB = 'https://api.github.com';

export const EDITOR_POLICY: readonly DirectiveRule[] = [
  {
    name: 'default-src',
    sources: () => ["'none'"],
    why: 'Blocks whatever no directive below allows, such as requests for updates of the editor.',
  },
  {
    name: 'script-src',
    sources: ({ scripts }) => ["'strict-dynamic'", ...scripts],
    why: 'The inline script, by hash, which loads the editor, which loads its parts.',
  },
  {
    name: 'style-src',
    sources: () => [SELF, "'unsafe-inline'"],
    why: 'The editor adds style elements and style attributes.',
  },
  {
    name: 'img-src',
    sources: () => [SELF, 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
    why: 'Pictures of the repository are blob: URLs, icons data: URLs. GitHub has the user’s portrait.',
  },
  {
    name: 'media-src',
    sources: () => ['blob:'],
    why: 'Files of the repository that are not pictures.',
  },
  {
    name: 'font-src',
    sources: () => [SELF],
    why: 'The three fonts of the editor are files of it.',
  },
  {
    name: 'connect-src',
    sources: () => [SELF, 'blob:', 'data:', GITHUB],
    why: 'Reads and writes the repository, and reads pictures that were just chosen, and its own icon.',
  },
  { name: 'manifest-src', sources: () => [SELF], why: 'The editor can be installed as an app.' },
  { name: 'base-uri', sources: () => ["'none'"], why: 'No element may redirect relative URLs.' },
  { name: 'form-action', sources: () => ["'none'"], why: 'The editor sends no forms.' },
];
