/** The mark: a test tile, raw above and dipped below. The word beside it is live text. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 font-semibold tracking-tight ${className}`}>
      <svg viewBox="0 0 22 34" aria-hidden="true" className="h-mark w-auto shrink-0">
        <path
          className="fill-current"
          fillRule="evenodd"
          d="M6 0h10a6 6 0 0 1 6 6v12.300c-2.200.5-3.400 1.100-5.600.6-2.600-.6-3.400-1.800-6-1.500-2 .3-2.700 1.400-5 1.400-2.200 0-3.400-1-5.400-.7V6a6 6 0 0 1 6-6Zm5 3.800a2.900 2.900 0 1 0 0 5.800 2.900 2.900 0 0 0 0-5.800Z"
        />
        <path
          className="fill-ember"
          d="M0 20.200c2-.3 3.200.7 5.400.7 2.300 0 3-1.100 5-1.400 2.600-.3 3.400.9 6 1.500 2.200.5 3.400-.1 5.600-.6V28a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"
        />
      </svg>
      {name}
    </span>
  );
}
