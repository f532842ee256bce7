import { Fragment, type ComponentProps, type ReactNode } from 'react';

import { ClauseHeading } from '@/components/parts/ClauseHeading';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import type { Agreement, AgreementSection } from '@/lib/agreement/read';
import { elementsOf } from '@/lib/entries/elements';

import './AgreementDocument.css';

const ELEMENTS = {
  clauses: Fragment,
  clause: ({ number, children }: { number: string; children: ReactNode }) => (
    <div className="clause">
      <span className="text-ink-soft tabular-nums">{number}</span>
      <div>{children}</div>
    </div>
  ),
  ol: ({ children }: ComponentProps<'ol'>) => <ol className="clause-items">{children}</ol>,
  ul: ({ children }: ComponentProps<'ul'>) => <ul className="law-list mt-3">{children}</ul>,
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <SiteLink href={href as SiteHref} className="underline underline-offset-4">
      {children}
    </SiteLink>
  ),
};

/** The agreement, with the numbers that lib/agreement/read.ts computes. */
export function AgreementDocument({ agreement }: { agreement: Agreement }) {
  return (
    <div className="agreement max-w-measure text-legal">
      {elementsOf(agreement.text, ELEMENTS)}
      {agreement.groups.length > 0 ? (
        <dl className="muted-panel mt-8 grid gap-4 rounded-panel px-7 py-6">
          {agreement.groups.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-base font-medium text-ink-soft">{title}</dt>
              <dd>{elementsOf(text, { ...ELEMENTS, p: Fragment })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {agreement.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({
  section: { id, number, label, title, text, groups },
}: {
  section: AgreementSection;
}) {
  return (
    <div className="mt-14">
      {label ? (
        <h2 id={id} tabIndex={-1} className="schedule-heading text-h3">
          <span>
            <span className="block text-base tracking-normal text-accent-text">{label}</span>
            {title}
          </span>
        </h2>
      ) : (
        <ClauseHeading id={id} number={number} title={title} />
      )}
      {elementsOf(text, ELEMENTS)}
      {groups.map((group) => (
        <div key={group.title} className="mt-8">
          <h3 className="text-card font-semibold">{group.title}</h3>
          {elementsOf(group.text, ELEMENTS)}
        </div>
      ))}
    </div>
  );
}
