/** Of the editor at /admin/, and no other page. Under Trusted Types, a new article throws an error. */
import type { Directives, Hashes } from '@/scripts/finish/policy';

const SELF = "'self'";

export const editorDirectives = ({ scripts }: Hashes): Directives => ({
  // Blocks what no directive below allows, such as requests for updates of the editor.
  'default-src': ["'none'"],
  // The inline script loads the editor, which loads its parts.
  'script-src': ["'strict-dynamic'", ...scripts],
  // The editor adds style elements and style attributes.
  'style-src': [SELF, "'unsafe-inline'"],
  // Pictures of the repository are blob: URLs, icons data: URLs. GitHub has the user's portrait.
  'img-src': [SELF, 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
  // Other files of the repository.
  'media-src': ['blob:'],
  'font-src': [SELF],
  // The repository, pictures that were just chosen, and its own icon.
  'connect-src': [SELF, 'blob:', 'data:', 'https://api.github.com'],
  // The editor can be installed as an app.
  'manifest-src': [SELF],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});
