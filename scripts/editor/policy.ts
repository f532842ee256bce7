/**
 * The content security policy of the editor at /admin/. It applies to no other page. The editor works
 * without 'unsafe-eval', but not under Trusted Types: with them, a new article throws an error.
 */
import type { Directives, Hashes } from '@/scripts/finish/policy';

const SELF = "'self'";

export const editorDirectives = ({ scripts }: Hashes): Directives => ({
  // Blocks whatever no directive below allows, such as requests for updates of the editor.
  'default-src': ["'none'"],
  // The inline script, by hash, which loads the editor, which loads its parts.
  'script-src': ["'strict-dynamic'", ...scripts],
  // The editor adds style elements and style attributes.
  'style-src': [SELF, "'unsafe-inline'"],
  // Pictures of the repository are blob: URLs, icons data: URLs. GitHub has the user's portrait.
  'img-src': [SELF, 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
  // Files of the repository that are not pictures.
  'media-src': ['blob:'],
  'font-src': [SELF],
  // Reads and writes the repository, and reads pictures that were just chosen, and its own icon.
  'connect-src': [SELF, 'blob:', 'data:', 'https://api.github.com'],
  // The editor can be installed as an app.
  'manifest-src': [SELF],
  'base-uri': ["'none'"],
  // The editor sends no forms.
  'form-action': ["'none'"],
});
