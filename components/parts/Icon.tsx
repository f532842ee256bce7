/** Lines on a grid of 24 units, with a stroke of 2 units, hidden from assistive technology. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  out: 'M7 17 17 7M8.5 7H17v8.500',
  chevron: 'm9 5 7 7-7 7',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  check: 'm5.500 12.500 4.300 4.300L18.500 7.500',
  pause: 'M9 5.500v13M15 5.500v13',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 7.500V12l3.200 2',
  pin: 'M12 21s-7-6.200-7-11a7 7 0 0 1 14 0c0 4.800-7 11-7 11Zm0-8.300a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z',
  mail: 'M3 6h18v12.500H3zM3.500 6.500 12 13l8.500-6.500',
  phone:
    'M8.200 4 5 4.800c-.6 7.800 6.400 14.800 14.200 14.200l.8-3.200-4.600-2.200-2 2c-2-1-3.900-2.900-5-5l2-2z',
  chat: 'M12 3.500a8.500 8.500 0 0 0-7.400 12.700L3.500 20.500l4.300-1.100A8.500 8.500 0 1 0 12 3.500ZM8.300 12h0M12 12h0M15.700 12h0',
} as const;

export type IconName = keyof typeof PATHS;

/** Mirrored on right-to-left pages. */
const POINTS: readonly IconName[] = ['arrow', 'out', 'chevron'];

export function Icon({ name, className = 'size-icon' }: { name: IconName; className?: string }) {
  const points = POINTS.includes(name) ? 'rtl:-scale-x-100' : '';
  return <LineIcon path={PATHS[name]} className={`${points} ${className}`} />;
}

export function LineIcon({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
