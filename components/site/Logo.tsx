import { Mark } from '@/lib/mark.generated';

/** The logo: the mark from content/mark.svg and the name as text. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 font-semibold tracking-tight ${className}`}>
      <Mark className="h-mark w-auto shrink-0" />
      {name}
    </span>
  );
}
