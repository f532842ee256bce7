import { Icon } from '@/components/parts/Icon';

type Props = {
  href: string;
  label: string;
  /**
   * Label of the landmark that contains the link. The landmark is needed because all content of a
   * page must be in a landmark.
   */
  placeLabel: string;
};

export function ChatLink({ href, label, placeLabel }: Props) {
  return (
    <aside aria-label={placeLabel} className="relative">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        className="chat-tile fixed z-chat grid size-15 place-items-center rounded-chat bg-band-lift text-ondark shadow-chat"
      >
        <Icon name="chat" className="size-8" />
      </a>
    </aside>
  );
}
