import { ClauseHeading } from '@/components/parts/ClauseHeading';
import { SAMPLE_LABEL } from '@/lib/text/sampleLabel';

import './PrivacyNotice.css';

const URL_START = /^https?:\/\//;

type Labels = Readonly<
  Record<'where' | 'why' | 'when' | 'howLong' | 'hosts' | 'learns' | 'more' | 'what', string>
>;

/** What is true of something that is stored, contacted or sent: texts, hosts, or the URL of a policy. */
export type NoticeEntry = {
  title: string;
  facts: Partial<Record<keyof Labels, string | readonly string[]>>;
};

export type NoticeSection = {
  id: string;
  number: string;
  title: string;
  paragraphs: readonly string[];
  entries: readonly NoticeEntry[];
};

type Props = {
  sections: readonly NoticeSection[];
  labels: Labels;
  /** How the notice was made, and who has reviewed it. */
  origin: readonly string[];
  sampleLabel: string;
};

/** The text of the privacy notice. */
export function PrivacyNotice({ sections, labels, origin, sampleLabel }: Props) {
  return (
    <div className="notice max-w-measure text-legal">
      <div className="muted-panel rounded-panel px-7 py-6">
        {origin.map((text) => (
          <Paragraph key={text} text={text} sampleLabel={sampleLabel} />
        ))}
      </div>
      {sections.map(({ id, number, title, paragraphs, entries }) => (
        <div key={id} className="mt-14">
          <ClauseHeading id={id} number={number} title={title} />
          <div className="notice-body">
            {paragraphs.map((text) => (
              <Paragraph key={text} text={text} sampleLabel={sampleLabel} />
            ))}
            {entries.map((entry) => (
              <Entry key={entry.title} entry={entry} labels={labels} />
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

/** Whoever is contacted has a name; a key of a storage and a parameter are code. */
function Entry({ entry: { title, facts }, labels }: { entry: NoticeEntry; labels: Labels }) {
  return (
    <div className="notice-entry">
      <h3 className="text-card font-semibold">
        {facts.hosts ? title : <code translate="no">{title}</code>}
      </h3>
      <dl className="mt-3 text-body">
        {Object.entries(facts)
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="notice-row">
              <dt className="text-ink-soft">{labels[label as keyof Labels]}</dt>
              <dd>
                <Value value={value} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

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
