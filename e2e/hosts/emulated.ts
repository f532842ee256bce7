/**
 * How hosts that cannot run here find a file for an address, by their own documentation. `to-slash`
 * and `to-plain` are redirects, taken when the file that they lead to is there.
 */
export type Step = 'file' | 'page' | 'index' | 'to-slash' | 'to-plain';

export type HostRules = {
  source: string;
  /** For addresses without and with a slash at the end: the first step that finds something. */
  plain: readonly Step[];
  slashed: readonly Step[];
  redirectStatus: 301 | 302 | 308;
  /** Sends `X.html` to `X`, and `X/index.html` to `X/`. */
  hidesExtensions: boolean;
  ignoresCase: boolean;
  /** The file of the export that it reads headers and redirects from, and never serves. */
  reads: '_headers' | 'vercel.json' | null;
  /** Whether a redirect is taken even where a file would answer. */
  redirectsFirst: boolean;
};

export const EMULATED = {
  'GitHub Pages': {
    source: 'https://docs.github.com/en/pages; https://github.com/slorber/trailing-slash-guide',
    plain: ['file', 'page', 'to-slash'],
    slashed: ['index'],
    redirectStatus: 301,
    hidesExtensions: false,
    ignoresCase: false,
    reads: null,
    redirectsFirst: false,
  },
  'Cloudflare Pages': {
    source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
    plain: ['file', 'page', 'to-slash'],
    slashed: ['index', 'to-plain'],
    redirectStatus: 308,
    hidesExtensions: true,
    ignoresCase: false,
    reads: '_headers',
    // “Redirects are always followed, regardless of whether or not an asset matches.”
    redirectsFirst: true,
  },
  Netlify: {
    source:
      'https://docs.netlify.com/manage/routing/redirects/redirect-options/ (shadowing, trailing slash); file names in lower case',
    plain: ['file', 'page', 'index'],
    slashed: ['index', 'page'],
    redirectStatus: 301,
    hidesExtensions: false,
    ignoresCase: true,
    reads: '_headers',
    redirectsFirst: false,
  },
  Vercel: {
    source:
      'https://vercel.com/docs/project-configuration (cleanUrls and trailingSlash left alone)',
    plain: ['file', 'index'],
    slashed: ['index'],
    redirectStatus: 308,
    hidesExtensions: false,
    ignoresCase: false,
    reads: 'vercel.json',
    redirectsFirst: true,
  },
  'Amazon S3 website': {
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html',
    plain: ['file', 'to-slash'],
    slashed: ['index'],
    redirectStatus: 302,
    hidesExtensions: false,
    ignoresCase: false,
    reads: null,
    redirectsFirst: false,
  },
} as const satisfies Record<string, HostRules>;
