/** @jest-environment node */
import { withInlineStyles } from './inline-styles';

const LINK = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';

describe('withInlineStyles', () => {
  it('inserts the stylesheet, and keeps its link for React, but disabled', () => {
    expect(withInlineStyles(`<head>${LINK}</head>`, (url) => `.a{content:"$& ${url}"}\n`)).toBe(
      '<head><style>.a{content:"$& /a.css"}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/></head>',
    );
  });

  it('rejects a stylesheet that would close its own element', () => {
    expect(() => withInlineStyles(LINK, () => '.a{content:"</style>"}')).toThrow(
      'has a stylesheet that contains "</style": /a.css',
    );
  });
});
