'use client';

const BAR = 'rounded-input skeleton-bar';

/** Placeholder while the form loads. It is behind the frame, whose first paint covers it. */
export function FormSkeleton({ text }: { text: string }) {
  return (
    <div
      data-audit-skip="layout"
      className="form-skeleton absolute inset-0 flex flex-col gap-4 p-6.5 noscript:hidden"
    >
      <span className={`${BAR} h-3.5 w-2/5`} />
      <span className={`${BAR} h-12`} />
      <span className={`${BAR} h-3.5 w-2/5`} />
      <span className={`${BAR} h-12`} />
      <span className={`${BAR} h-24 animate-shimmer`} />
      <p aria-hidden="true" className="mt-auto text-base text-ink-soft">
        {text}
      </p>
    </div>
  );
}
