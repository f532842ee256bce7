import type { ConfigData } from 'html-validate';

/** Validator messages that are allowed, with reasons. Any other message fails the test. */

/**
 * Allowed messages of the W3C validator (vnu). If one of them no longer occurs, the test fails:
 * remove it from the list.
 */
export const NU_ALLOWED: readonly { message: RegExp; why: string }[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    why: 'React renders `<br/>` and quotes every attribute value. Only informational.',
  },
  {
    message:
      /^(Resource|Inline script|The “style” attribute) violates Content Security Policy \(meta tag\)/,
    why: 'The validator reads files, whose URLs match no source, sees styles set by scripts, and treats JSON-LD as a script. Only informational: browsers check the policy in other tests.',
  },
  {
    message:
      /“allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups” for attribute “sandbox”/,
    why: 'The specification fixes the permissions of the lead form’s frame (section 9).',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(container|property|starting-style)”/,
    why: 'The validator does not support container queries, registered properties and starting styles. All three engines do, and other browsers ignore them.',
  },
  {
    message: /^CSS: “font-size”: Parse Error/,
    why: 'The validator does not support container query units. All three engines do.',
  },
  {
    message:
      /^CSS: “(mask|mask-position|margin-trim|container-type|transition|transition-property|animation-timeline|animation-range)”: (Too many values|“|Property “)/,
    why: 'The validator does not support multiple masks, discrete transitions and scroll-driven animations.',
  },
];

const OFF = {
  'attr-case': 'React renders `srcSet`. Attribute names are case-insensitive.',
  'attribute-boolean-style': 'React renders `async=""`, and so does a serialized document.',
  'attribute-empty-style': 'React renders `crossorigin=""`.',
  'doctype-style': 'React renders it in uppercase, Prettier formats it in lowercase.',
  'void-style': 'React renders `<br/>`, and a serialized document contains `<br>`.',
};

/**
 * Rules for the DOM of a running page. Inline styles are allowed here: scripts set them with CSSOM,
 * and CSP does not restrict CSSOM.
 */
export const RUNNING_RULES: ConfigData['rules'] = { 'no-inline-style': 'off' };

export const HTML_VALIDATE: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // html-validate requires `href`, but a preload of a responsive picture has `imagesrcset`
    // instead.
    { link: { attributes: { href: { required: false } } } },
  ],
  rules: {
    ...Object.fromEntries(Object.keys(OFF).map((rule) => [rule, 'off'])),
    // Next.js uses the id `_R_` for a script. In HTML, any id without spaces is valid.
    'valid-id': ['error', { relaxed: true }],
  },
};
