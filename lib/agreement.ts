/** Reads the text of content/agreement.md, whose first lines say how it is written. */

type Party = { title: string; text: string };

type AgreementSection = {
  id: string;
  /** Such as `4`, or `A` for a schedule. */
  number: string;
  label: string | undefined;
  title: string;
  text: string;
};

const SECTION = /^## (?:(\d+)\.|([^:{]*\b([A-Z])):) (.+) \{#([\w-]+)\}\n(.*)$/s;

function sectionOf(part: string): AgreementSection {
  const [, number, label, letter, title, id, text] = SECTION.exec(part) ?? [];
  if (!title || !id || text === undefined)
    throw new Error(
      `content/agreement.md, ${part.split('\n')[0]}: write it like “## 4. Title {#id}” or “## Schedule A: Title {#id}”`,
    );
  return { id, number: number ?? letter!, label, title, text };
}

function partyOf(part: string): Party {
  const [title = '', ...lines] = part.split('\n');
  return { title, text: lines.join('\n') };
}

/** @throws Error if a heading of the second level has another form */
export function readAgreement(source: string) {
  const [start = '', ...sections] = `\n${source}`.split(/^(?=## )/m);
  const [intro = '', ...parties] = start.split(/^### /m);
  return { intro, parties: parties.map(partyOf), sections: sections.map(sectionOf) };
}

export type Agreement = ReturnType<typeof readAgreement>;
