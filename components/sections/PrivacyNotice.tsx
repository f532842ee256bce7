import { ClauseHeading } from '@/components/parts/ClauseHeading';
import { SAMPLE_LABEL } from '@/lib/sampleLabel';
import type { NoticeEntry, NoticeRow, NoticeSection } from '@/lib/privacy/notice';

import './PrivacyNotice.css';

type Props = {
  sections: readonly NoticeSection[];
  /** How the notice was made, and who has reviewed it. */
  origin: readonly string[];
  sampleLabel: string;
};

/** The entries of the table of contents: number, title, anchor. */
export const noticeContents = (sections: readonly NoticeSection[]) =>
  sections.map(({ id, heading }, index) => ({ id, title: heading, number: `${index + 1}` }));

/** The text of the privacy notice. */
export function PrivacyNotice({ sections, origin, sampleLabel }: Props) {
  return (
    <div className="notice max-w-measure text-legal">
      <div className="muted-panel rounded-panel px-7 py-6">
        {origin.map((text) => (
          <Paragraph key={text} text={text} sampleLabel={sampleLabel} />
        ))}
      </div>
      {sections.map(({ id, heading, paragraphs, entries }, index) => (
        <div key={id} className="mt-14">
          <ClauseHeading id={id} number={index + 1} title={heading} />
          <div className="notice-body">
            {paragraphs.map((text) => (
              <Paragraph key={text} text={text} sampleLabel={sampleLabel} />
            ))}
            {entries.map((entry) => (
              <Entry key={entry.title} entry={entry} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Paragraph({ text, sampleLabel }: { text: string; sampleLabel: string }) {
  if (!text.startsWith(SAMPLE_LABEL)) return <p>{text}</p>;
  return (
    <p>
      <mark className="sample-mark">{sampleLabel}</mark>
      {text.slice(SAMPLE_LABEL.length)}
    </p>
  );
}

function Entry({ entry: { title, isCode, rows } }: { entry: NoticeEntry }) {
  return (
    <div className="notice-entry">
      <h3 className="text-card font-semibold">
        {isCode ? <code translate="no">{title}</code> : title}
      </h3>
      <dl className="mt-3 text-body">
        {rows.map((row) => (
          <div key={row.label} className="notice-row">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd>
              <Value row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ row: { text, codes, href } }: { row: NoticeRow }) {
  if (codes)
    return (
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
    );
  if (!href) return text;
  return (
    <a href={href} className="inline-flex min-h-target items-center underline underline-offset-4">
      {text}
    </a>
  );
}
