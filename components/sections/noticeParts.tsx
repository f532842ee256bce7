import type { ReactNode } from 'react';
import { ClauseHeading } from '@/components/parts/ClauseHeading';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';

const { storage, contacts, form, choices, labels, sampleLabel } = privacyNotice;

/** First what follows from the settings, then what the owner writes. */
export const noticeSections = [storage, contacts, form, choices, ...legal.sections];

type SectionProps = { section: (typeof noticeSections)[number]; children: ReactNode };

export const NoticeSection = ({ section, children }: SectionProps) => (
  <div className="mt-14">
    <ClauseHeading
      id={section.id}
      number={`${noticeSections.indexOf(section) + 1}`}
      title={section.heading}
    />
    <div className="md:ps-13">{children}</div>
  </div>
);

/**
 * Starts a text that only the owner can write, such as the legal basis of a privacy notice. `npm run
 * launch` refuses a text with it.
 */
const SAMPLE = '[Sample]';

export const LegalText = ({ children }: { children: string }) => (
  <p>
    {children.startsWith(SAMPLE) ? (
      <mark className="rounded-xs bg-booking px-[0.5em] py-[0.125em] text-small font-semibold text-ink">
        {sampleLabel}
      </mark>
    ) : null}
    {children.replace(SAMPLE, '')}
  </p>
);

/** In the font of the text, with figures of the same width. */
const Code = ({ children }: { children: string }) => (
  <code translate="no" className="[font-family:inherit] tabular-nums">
    {children}
  </code>
);

type Facts = Readonly<Partial<Record<keyof typeof labels, ReactNode>>>;

const Entry = ({ title, facts }: { title: ReactNode; facts: Facts }) => (
  <div className="mt-7 border-t border-line pt-5">
    <h3 className="text-card font-semibold">{title}</h3>
    <dl className="mt-3 text-body">
      {Object.entries(facts).map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[5rem_1fr] gap-x-2 py-1 wrap-anywhere md:grid-cols-[6.5rem_1fr]"
        >
          <dt className="text-ink-soft">{labels[label as keyof typeof labels]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** A key in the browser's storage, or a parameter of the form. */
export const Stored = ({ name, ...facts }: Facts & { name: string }) => (
  <Entry title={<Code>{name}</Code>} facts={facts} />
);

type CompanyProps = Facts & {
  name: string;
  hosts: readonly string[];
  more?: string;
};

export function Company({ name, hosts, more, ...facts }: CompanyProps) {
  const list = (
    <ul>
      {hosts.map((host) => (
        <li key={host}>
          <Code>{host}</Code>
        </li>
      ))}
    </ul>
  );
  const link = more && (
    <a href={more} className="inline-flex min-h-target items-center underline underline-offset-4">
      {more.replace('https://', '')}
    </a>
  );
  return <Entry title={name} facts={{ hosts: list, ...facts, ...(link && { more: link }) }} />;
}
