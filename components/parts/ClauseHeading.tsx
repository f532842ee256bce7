type Props = { id: string; number: string; title: string };

export const ClauseHeading = ({ id, number, title }: Props) => (
  <h2
    id={id}
    tabIndex={-1}
    className="mb-4 grid grid-cols-[3.25rem_1fr] text-h3 print:mt-7 print:mb-2"
  >
    <span className="text-accent-text tabular-nums">{number}</span>
    <span>{title}</span>
  </h2>
);
