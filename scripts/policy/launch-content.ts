import type { Hit, LaunchFacts, LaunchRule, Word } from './launch-rule';
import { SAMPLE_PICTURES, SAMPLE_TEXTS } from './launch-samples';
import { bareLink, reservedNames, reservedNumbers } from './launch-text';

const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every match in every text of content/. */
const inWords =
  (find: (text: string) => string[], what: string, remedy: string) =>
  ({ words }: LaunchFacts): Hit[] =>
    words.flatMap(({ file, record, text }) =>
      find(text).map((match) => ({ file, found: `${record}: ${match}, ${what}`, remedy })),
    );

const isLink = ({ file, record }: Word) =>
  file === 'content/site.ts' && /^(chatUrl|social\[\d+\]\.href)$/.test(record);

export const CONTENT_RULES: readonly LaunchRule[] = [
  {
    rule: 'reserved-name',
    hits: inWords(reservedNames, 'which nobody can own', 'put in your own address'),
  },
  {
    rule: 'reserved-number',
    hits: inWords(reservedNumbers, 'a number for fiction', 'put in your own number'),
  },
  {
    // The first place alone: a name or an address is set there, and other texts follow it.
    rule: 'sample-text',
    hits: ({ words }) =>
      SAMPLE_TEXTS.flatMap(({ text, remedy }) => {
        const whole = new RegExp(`(?<!\\w)${escaped(text)}(?!\\w)`);
        const first = words.find((word) => whole.test(word.text));
        if (!first) return [];
        const found = `${first.record}: ${quoted(text)}, the sample’s`;
        return [{ file: first.file, found, remedy }];
      }),
  },
  {
    rule: 'bare-link',
    hits: ({ words }) =>
      words
        .filter((word) => isLink(word) && bareLink(word.text))
        .map(({ file, record, text }) => ({
          file,
          found: `${record}: ${text}, a platform and nobody’s page on it`,
          remedy: 'put in the address of your own page there',
        })),
  },
  {
    rule: 'twin-link',
    hits: ({ words }) => {
      const plain = (text: string) => text.toLowerCase().replace(/\/$/, '');
      // The chat link of the hero is that of the footer, on purpose.
      const links = words.filter((word) => isLink(word) && word.record !== 'chatUrl');
      return links.flatMap(({ file, record, text }, index) => {
        const twin = links.slice(0, index).find((other) => plain(other.text) === plain(text));
        if (!twin) return [];
        const found = `${record}: ${text}, the same as ${twin.record}`;
        return [{ file, found, remedy: 'put in the address that belongs to this one' }];
      });
    },
  },
  {
    rule: 'security-date',
    hits: ({ securityDue }) =>
      securityDue === ''
        ? []
        : [
            {
              file: 'content/site.ts',
              found: 'security.confirmed: a day too long ago, or to come',
              remedy: 'see that security reports are read, and put in today’s date',
            },
          ],
  },
  {
    rule: 'sample-picture',
    hits: ({ pictures }) =>
      pictures.flatMap(({ file, sha256 }) => {
        const sample = SAMPLE_PICTURES.find((picture) => picture.sha256 === sha256);
        return sample ? [{ file, found: 'the sample’s picture', remedy: sample.remedy }] : [];
      }),
  },
];
