import type { ReactNode } from 'react';
import { ClauseHeading } from '@/components/parts/ClauseHeading';

/** The parts of the privacy notice. */

/**
 * Starts a text that only the owner can write, such as the legal basis of a privacy notice. `npm run
 * launch` refuses a text with it.
 */
const SAMPLE_LABEL = '[Sample]';

/** In the font of the text, with figures of the same width. */
const CODE = '[font-family:inherit] tabular-nums';

const URL_START = /^https?:\/\//;

type SectionProps = { id: string; heading: string; number: number; children: ReactNode };

export const NoticeSection = ({ id, heading, number, children }: SectionProps) => (
  <div className="mt-14">
    <ClauseHeading id={id} number={`${number}`} title={heading} />
    <div className="md:ps-13">{children}</div>
  </div>
);

type TextProps = {
  text: string;
  /** The mark of a sample text. */
  sampleLabel: string;
};

export function NoticeText({ text, sampleLabel }: TextProps) {
  if (!text.startsWith(SAMPLE_LABEL)) return <p>{text}</p>;
  return (
    <p>
      <mark className="rounded-xs bg-booking px-[0.5em] py-[0.125em] text-small font-semibold text-ink">
        {sampleLabel}
      </mark>
      {text.slice(SAMPLE_LABEL.length)}
    </p>
  );
}

/** By label: a text, hosts, or the URL of a policy. */
export type NoticeFacts = Readonly<Record<string, string | readonly string[]>>;

type EntryProps = {
  /** The name of a vendor, a key of a storage, or a parameter. */
  title: string;
  labels: Readonly<Record<string, string>>;
  facts: NoticeFacts;
  isCompany?: boolean;
};

export const NoticeEntry = ({ title, labels, facts, isCompany = false }: EntryProps) => (
  <div className="mt-7 border-t border-line pt-5">
    <h3 className="text-card font-semibold">
      {isCompany ? (
        title
      ) : (
        <code translate="no" className={CODE}>
          {title}
        </code>
      )}
    </h3>
    <dl className="mt-3 text-body">
      {Object.entries(facts).map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[5rem_1fr] gap-x-2 py-1 wrap-anywhere md:grid-cols-[6.5rem_1fr]"
        >
          <dt className="text-ink-soft">{labels[label]}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value !== 'string')
    return (
      <ul>
        {value.map((host) => (
          <li key={host}>
            <code translate="no" className={CODE}>
              {host}
            </code>
          </li>
        ))}
      </ul>
    );
  if (!URL_START.test(value)) return value;
  return (
    <a href={value} className="inline-flex min-h-target items-center underline underline-offset-4">
      {value.replace(URL_START, '')}
    </a>
  );
}
