/** One of several lines of text in the same grid cell. Only one line is visible at a time. */
export function Stacked({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <span
      aria-hidden={!isShown}
      className={`col-start-1 row-start-1 ${isShown ? '' : 'invisible'}`}
    >
      {text}
    </span>
  );
}
