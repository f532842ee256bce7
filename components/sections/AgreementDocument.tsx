import { Children, type ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

import { ClauseHeading } from '@/components/parts/ClauseHeading';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import type { Agreement } from '@/lib/agreement';

import './AgreementDocument.css';

const NUMBER = /^(?:\d+|[A-Z])\.\d+(?=\s)/;

/** The number has a column of its own. */
function Paragraph({ children }: ComponentProps<'p'>) {
  const [first, ...rest] = Children.toArray(children);
  const [number] = (typeof first === 'string' && NUMBER.exec(first)) || [];
  if (typeof first !== 'string' || !number) return <p>{children}</p>;
  return (
    <p className="clause grid grid-cols-[3.25rem_1fr]">
      <span className="text-ink-soft tabular-nums">{number}</span>
      <span>
        {first.slice(number.length).trimStart()}
        {rest}
      </span>
    </p>
  );
}

const ELEMENTS: Components = {
  p: Paragraph,
  h3: ({ children }) => <h3 className="mt-8 text-card font-semibold">{children}</h3>,
  ol: ({ children }) => <ol className="clause-items">{children}</ol>,
  ul: ({ children }) => (
    <ul className="mt-3 list-[square] gap-x-8 text-body/[1.4] *:ms-5.5 *:break-inside-avoid *:py-[0.3rem] marker:text-accent nav:columns-2 print:columns-2">
      {children}
    </ul>
  ),
  a: ({ href = '', children }) => (
    <SiteLink href={href as SiteHref} className="underline underline-offset-4">
      {children}
    </SiteLink>
  ),
};

const Text = ({
  children,
  components = ELEMENTS,
}: {
  children: string;
  components?: Components;
}) => (
  <ReactMarkdown components={components} skipHtml>
    {children}
  </ReactMarkdown>
);

export const AgreementDocument = ({ agreement }: { agreement: Agreement }) => (
  <div className="max-w-measure text-note/[1.65] [&_p+p]:mt-[1em]">
    <Text>{agreement.intro}</Text>
    {agreement.parties.length > 0 ? (
      <dl className="muted-panel mt-8 grid gap-4 rounded-panel px-7 py-6">
        {agreement.parties.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-body font-medium text-ink-soft">{title}</dt>
            <dd>
              <Text components={{ ...ELEMENTS, p: ({ children }) => children }}>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
    {agreement.sections.map(({ id, number, label, title, text }) => (
      <div key={id} className="mt-14">
        {label ? (
          <h2 id={id} tabIndex={-1} className="mb-4 text-h3 print:mt-7 print:mb-2">
            <span>
              <span className="block text-body tracking-normal text-accent-text">{label}</span>
              {title}
            </span>
          </h2>
        ) : (
          <ClauseHeading id={id} number={number} title={title} />
        )}
        <Text>{text}</Text>
      </div>
    ))}
  </div>
);
