import { svgFaults } from './svg';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;
const faults = (source: string) => svgFaults('public/brands/a.svg', source);

it.each([
  svg('<title>Logo</title><defs><style>path { fill: red }</style></defs><path d="M0 0"/>'),
  svg('<image href="data:image/png;base64,AA=="/><use xlink:href="#a"/><!-- <script> -->'),
  svg('<text>on = javascript: &lt;script&gt;</text><animate attributeName="fill" to="red"/>'),
  `\ufeff${svg('')}`,
])('accepts %s', (source) => {
  expect(faults(source)).toEqual([]);
});

it.each([
  [svg('<script>x()</script>'), 'contains <script>'],
  [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>'), 'contains <h:script>'],
  [svg('<foreignObject/>'), 'contains <foreignObject>'],
  [svg('<path onload="x()"/>'), 'contains the event attribute onload'],
  [svg('<a xlink:href=" java&#x9;script&#58;x()"/>'), 'contains a javascript: URL'],
  [svg('<animate attributeName="href" values="a; javascript:x()"/>'), 'contains a javascript: URL'],
  [`<?xml-stylesheet href="a.xsl"?>${svg('')}`, 'contains <?xml-stylesheet>'],
  ['\ufffd\ufffdP\0N\0G', 'is not plain SVG'],
  [`<!DOCTYPE svg [<!ENTITY a "javascript:">]>${svg('<a href="&a;x()"/>')}`, 'is not plain SVG'],
])('refuses %s', (source, fault) => {
  const lines = faults(source);
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    expect(line).toMatch(/^public\/brands\/a\.svg:1: /);
    expect(line).toContain(fault);
    expect(line).toMatch(/: (remove it$|save it as plain SVG, in Illustrator without “)/);
  }
});
