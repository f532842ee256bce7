import { filled } from '@/lib/filled';

import './AgreementDocument.css';

export type AgreementParty = { role: string; name: string; detail: string };

/**
 * A paragraph (1.1, 1.2, etc.) with optional items (a, b, etc.). It needs an id only if another
 * paragraph refers to it.
 */
export type AgreementParagraph = { id?: string; text: string; items?: readonly string[] };
export type AgreementClause = {
  id: string;
  title: string;
  paragraphs: readonly AgreementParagraph[];
};
export type AgreementScheduleGroup = { title: string; items: readonly string[] };
export type AgreementSchedule = {
  id: string;
  title: string;
  intro: string;
  groups: readonly AgreementScheduleGroup[];
};
export type Agreement = {
  lead: string;
  parties: readonly AgreementParty[];
  clauses: readonly AgreementClause[];
  schedules: readonly AgreementSchedule[];
};

const scheduleLetter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** The entries of the table of contents: number, title, anchor. */
export const agreementContents = ({ clauses, schedules }: Agreement) => [
  ...clauses.map(({ id, title }, index) => ({ id, title, number: `${index + 1}` })),
  ...schedules.map(({ id, title }, index) => ({ id, title, number: scheduleLetter(index) })),
];

/** Replaces each `{id}` with the number of that clause, paragraph or schedule. */
function crossReferences({ clauses, schedules }: Agreement) {
  const numbers = new Map<string, string>();
  clauses.forEach(({ id, paragraphs }, clause) => {
    numbers.set(id, `${clause + 1}`);
    paragraphs.forEach((paragraph, index) => {
      if (paragraph.id) numbers.set(paragraph.id, `${clause + 1}.${index + 1}`);
    });
  });
  schedules.forEach(({ id }, index) => numbers.set(id, scheduleLetter(index)));
  return (text: string) =>
    text.replace(/\{([^}]*)\}/g, (_reference, id: string) => {
      const number = numbers.get(id);
      if (!number)
        throw new Error(
          `content/agreement refers to "{${id}}": write the id of a clause, paragraph or schedule.`,
        );
      return number;
    });
}

/** The label above the title of a schedule is "Schedule {letter}". */
type Props = { agreement: Agreement; scheduleLabel: string };

/** Numbers and cross-references are computed, so clauses can be reordered. */
export function AgreementDocument({ agreement, scheduleLabel }: Props) {
  const numbered = crossReferences(agreement);
  return (
    <div className="agreement max-w-measure text-legal">
      <p>{agreement.lead}</p>
      <dl className="muted-panel mt-8 grid gap-4 rounded-panel px-7 py-6">
        {agreement.parties.map(({ role, name, detail }) => (
          <div key={role}>
            <dt className="text-base font-medium text-ink-soft">{role}</dt>
            <dd>
              <strong>{name}</strong>, {detail}
            </dd>
          </div>
        ))}
      </dl>
      {agreement.clauses.map((clause, index) => (
        <Clause key={clause.id} clause={clause} number={index + 1} numbered={numbered} />
      ))}
      {agreement.schedules.map((schedule, index) => (
        <Schedule
          key={schedule.id}
          schedule={schedule}
          label={filled(scheduleLabel, { letter: scheduleLetter(index) })}
        />
      ))}
    </div>
  );
}

type ClauseProps = { clause: AgreementClause; number: number; numbered: (text: string) => string };

function Clause({ clause: { id, title, paragraphs }, number, numbered }: ClauseProps) {
  return (
    <div className="mt-14">
      <h2 id={id} tabIndex={-1} className="clause-heading text-h3">
        <span className="text-accent-text tabular-nums">{number}</span>
        <span>{title}</span>
      </h2>
      {paragraphs.map(({ text, items }, index) => (
        <div key={index} className="clause">
          <span className="text-ink-soft tabular-nums">{`${number}.${index + 1}`}</span>
          <div>
            <p>{numbered(text)}</p>
            {items ? (
              <ol className="clause-items">
                {items.map((item) => (
                  <li key={item}>{numbered(item)}</li>
                ))}
              </ol>
            ) : null}
          </div>
        </div>
      ))}
    </div>
  );
}

function Schedule({ schedule, label }: { schedule: AgreementSchedule; label: string }) {
  const { id, title, intro, groups } = schedule;
  return (
    <div className="mt-14">
      <h2 id={id} tabIndex={-1} className="schedule-heading text-h3">
        <span>
          <span className="block text-base tracking-normal text-accent-text">{label}</span>
          {title}
        </span>
      </h2>
      <p>{intro}</p>
      {groups.map((group) => (
        <div key={group.title} className="mt-8">
          <h3 className="text-card font-semibold">{group.title}</h3>
          <ul className="law-list mt-3">
            {group.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
