import type { ConfigData } from 'html-validate';

/** Validator messages that are allowed, with reasons. Any other message fails the test. */

/** Messages of the W3C validator (vnu). Delete those that no longer occur. */
export const NU_ALLOWED: readonly { message: RegExp; why: string }[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    why: 'React writes `<br/>`, and quotes every value before it. Information, not a warning.',
  },
  {
    message:
      /^(Resource|Inline script|The “style” attribute) violates Content Security Policy \(meta tag\)/,
    why: 'It reads files, whose address no source matches, sees styles that scripts have set, and takes JSON-LD for a script. Information; browsers judge the policy in the other tests.',
  },
  {
    message:
      /“allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups” for attribute “sandbox”/,
    why: 'Section 9 of the specification gives the permissions of the lead form’s frame.',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(container|property|starting-style)”/,
    why: 'Its grammar of CSS is older than container queries, registered properties and starting styles (all in all three engines). A browser without them passes over them.',
  },
  {
    message: /^CSS: “font-size”: Parse Error/,
    why: 'Units of container queries (all three engines) are newer than it.',
  },
  {
    message:
      /^CSS: “(mask|mask-position|margin-trim|container-type|transition|transition-property|animation-timeline|animation-range)”: (Too many values|“|Property “)/,
    why: 'The same: several masks, discrete transitions and scroll-driven animations are newer than it.',
  },
];

const OFF = {
  'attr-case': 'React writes `srcSet`; HTML knows no case here.',
  'attribute-boolean-style': 'React writes `async=""`; a serialized document does too.',
  'attribute-empty-style': 'React writes `crossorigin=""`.',
  'doctype-style': 'React writes capitals, Prettier small letters.',
  'void-style': 'React writes `<br/>`, a serialized document `<br>`.',
};

/**
 * For the DOM of a running page: scripts may set inline styles, which the content security policy
 * allows.
 */
export const RUNNING_RULES: ConfigData['rules'] = { 'no-inline-style': 'off' };

export const HTML_VALIDATE: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // The W3C validator requires `href`, but a preload of a responsive picture has `imagesrcset`
    // instead.
    { link: { attributes: { href: { required: false } } } },
  ],
  rules: {
    ...Object.fromEntries(Object.keys(OFF).map((rule) => [rule, 'off'])),
    // Next.js uses the id `_R_` for a script. In HTML, any id without spaces is valid.
    'valid-id': ['error', { relaxed: true }],
  },
};
