import type { ReactNode } from 'react';
import { ClauseHeading } from '@/components/parts/ClauseHeading';

import './PrivacyNotice.css';

/** The parts of the privacy notice. */

/**
 * Starts a text that only the owner of the site can write, such as the legal basis of a privacy notice. It is
 * shown as a label. `npm run launch` refuses a text with it.
 */
const SAMPLE_LABEL = '[Sample]';

const URL_START = /^https?:\/\//;

type SectionProps = { id: string; heading: string; number: number; children: ReactNode };

export const NoticeSection = ({ id, heading, number, children }: SectionProps) => (
  <div className="mt-14">
    <ClauseHeading id={id} number={`${number}`} title={heading} />
    <div className="notice-body">{children}</div>
  </div>
);

type TextProps = {
  text: string;
  /** The mark of a sample text, which only the owner can replace. */
  sampleLabel: string;
};

export function NoticeText({ text, sampleLabel }: TextProps) {
  if (!text.startsWith(SAMPLE_LABEL)) return <p>{text}</p>;
  return (
    <p>
      <mark className="sample-mark">{sampleLabel}</mark>
      {text.slice(SAMPLE_LABEL.length)}
    </p>
  );
}

/** By label: a text, hosts, or the URL of a policy. */
export type NoticeFacts = Readonly<Record<string, string | readonly string[]>>;

type EntryProps = {
  /** The name of a company, a key of a storage, or a parameter. */
  title: string;
  labels: Readonly<Record<string, string>>;
  facts: NoticeFacts;
  isCompany?: boolean;
};

export const NoticeEntry = ({ title, labels, facts, isCompany = false }: EntryProps) => (
  <div className="notice-entry">
    <h3 className="text-card font-semibold">
      {isCompany ? title : <code translate="no">{title}</code>}
    </h3>
    <dl className="mt-3 text-body">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className="notice-row">
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
            <code translate="no">{host}</code>
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
