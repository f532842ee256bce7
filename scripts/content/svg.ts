/**
 * Finds what runs in an SVG that is opened on its own: it is a document of the origin of the site, where
 * the editor at /admin/ keeps its token. An XML parser finds it: a pattern would miss entities and namespaces.
 */
import { SaxesParser } from 'saxes';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Elements that run scripts or contain documents, in lowercase (SVG 1.1, SVG 2, SVG Tiny 1.2). */
const ACTIVE_ELEMENTS = ['script', 'foreignobject', 'handler', 'listener', 'iframe'];

/** Browsers ignore white space and control characters in the scheme; `values` is a list with semicolons. */
const isScriptUrl = (value: string) => /(?:^|;)javascript:/i.test(value.replace(/[\s\p{C}]/gu, ''));

/**
 * @param file the file, for messages
 * @returns one line per fault: the file, the line, the problem and how to fix it
 */
export function svgFaults(file: string, source: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string) =>
    faults.push(
      `${file}:${parser.line}: contains ${what}, which would run at your origin: remove it`,
    );
  parser.on('error', ({ message }) => {
    const problem = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    // With that option, Illustrator writes entities.
    faults.push(
      `${file}:${parser.line}: is not plain SVG (${problem}): save it as plain SVG, in Illustrator without “Preserve Illustrator Editing Capabilities”`,
    );
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse(`<?${target}>`);
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (uri === XHTML || ACTIVE_ELEMENTS.includes(local.toLowerCase())) refuse(`<${name}>`);
    for (const attribute of Object.values(attributes)) {
      if (/^on/i.test(attribute.local)) refuse(`the event attribute ${attribute.name}`);
      if (isScriptUrl(attribute.value)) refuse('a javascript: URL');
    }
  });
  parser.write(source.replace(/^\ufeff/, '')).close();
  return faults;
}
