import { svgFaults } from './check';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

it.each([
  svg('<title>Logo</title><style>path { fill: red }</style><path d="M0 0"/>'),
  svg('<image href="data:image/png;base64,AA=="/><use href="#a"/><text>on = script &lt;</text>'),
])('accepts %s', (source) => expect(svgFaults('a.svg', source)).toEqual([]));

it.each([
  svg('<script>x()</script>'),
  svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>'),
  svg('<path onload="x()"/>'),
  svg('<a href="javascript:x()"/>'),
  svg('<a href="java&#x9;script:x()"/>'),
])('refuses %s', (source) => {
  expect(svgFaults('a.svg', source)).toEqual([expect.stringMatching(/^a\.svg: contains "/)]);
});
