import { LineIcon } from '@/components/parts/Icon';
import type { Company } from '@/lib/company';

type Kind = Company['social'][number]['kind'];

/** Our own drawings, not in Icon.tsx, which islands use: they would become part of the scripts. */
const PATHS: Record<Kind, string> = {
  linkedin:
    'M4 4h16v16H4zM8 11v5M8 8h0M12 16v-5M12 13.300c0-1.400 1-2.300 2.200-2.300s1.800.9 1.800 2.300V16',
  video: 'M3 7h12v10H3zM15 11l6-3.500v9L15 13',
  x: 'm5 4 14 16M19 4 5 20',
  github:
    'M7 4v10M7 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM17 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM17 10c0 4.500-4 6-7 7',
  youtube:
    'M5.500 5.500h13a2.500 2.500 0 0 1 2.500 2.500v8a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 16V8a2.500 2.500 0 0 1 2.500-2.500ZM10 9v6l5.200-3z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM16.500 7.500h0',
  facebook: 'M4 4h16v16H4zM13 20v-9c0-2 1-3 3-3M10.500 13H16',
  mastodon:
    'M5 18V9a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v3.500a3.500 3.500 0 0 1-3.500 3.500H9.500M9 12.500V11a1.500 1.500 0 0 1 3 0v1M12 11a1.500 1.500 0 0 1 3 0v1.500M5 18c1 1.500 4 2 7 1.500',
  bluesky:
    'M12 11C10.500 8 7.500 5 4.500 4.500 4 8 4.500 12.500 9 13c-4 1-4.500 4-2 6 2.500 1.500 4-1 5-3.500 1 2.500 2.500 5 5 3.500 2.500-2 2-5-2-6 4.500-.5 5-5 4.500-8.500C16.500 5 13.500 8 12 11Z',
  whatsapp:
    'M12 3.500a8.500 8.500 0 0 0-7.400 12.700L3.500 20.500l4.300-1.100A8.500 8.500 0 1 0 12 3.500ZM9.300 8.200c-.8 4 2.700 7.500 6.700 6.700l.3-1.700-2.300-1-1 1c-1-.5-1.800-1.300-2.300-2.300l1-1-1-2.300z',
  telegram: 'M3 11.500 21 4l-3 15.500-6-4.500-3 4v-5.500zM9 13.500l9-7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  chat: 'M12 3.500a8.500 8.500 0 0 0-7.400 12.700L3.500 20.500l4.300-1.100A8.500 8.500 0 1 0 12 3.500ZM8.300 12h0M12 12h0M15.700 12h0',
};

type Props = { kind: Kind; icon?: string; className: string };

export function SocialIcon({ kind, icon = PATHS[kind], className }: Props) {
  return <LineIcon path={icon} className={className} />;
}
