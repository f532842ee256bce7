/** @jest-environment node */
import { withInlineStyles } from './inline-styles';

const LINK = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';

describe('withInlineStyles', () => {
  it('inserts the stylesheet, and disables its link instead of removing it', () => {
    expect(withInlineStyles(`<head>${LINK}</head>`, (url) => `.a{content:"$& ${url}"}\n`)).toBe(
      '<head><style>.a{content:"$& /a.css"}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/></head>',
    );
  });

  it('rejects a stylesheet that contains </style', () => {
    expect(() => withInlineStyles(LINK, () => '.a{content:"</style>"}')).toThrow(
      'has a stylesheet that contains "</style": /a.css',
    );
  });
});
