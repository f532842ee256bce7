/**
 * Leaves out what XML 1.0 does not allow (section 2.2), such as the vertical tabs in text that was copied
 * from slides: with one of them, feed readers refuse the whole feed.
 */
export const validXml = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
