/** The first focusable element. It skips the navigation and leads to the content. */
export function SkipLink({ mainId, label }: { mainId: string; label: string }) {
  return (
    <a
      href={`#${mainId}`}
      className="fixed start-2 top-2 z-skip -translate-y-24 rounded-button bg-dark px-5 py-3.5 font-semibold text-ondark focus-dark focus:translate-y-0"
    >
      {label}
    </a>
  );
}
