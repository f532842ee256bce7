import { Icon } from '@/components/parts/Icon';

/** The check mark of something that the client receives. */
export const Check = () => (
  <span className="grid size-6 shrink-0 place-items-center rounded-sm bg-accent text-onaccent print:hidden">
    <Icon name="check" className="size-4.5 stroke-3" />
  </span>
);

export const CheckList = ({
  items,
  className,
}: {
  items: readonly string[];
  className: string;
}) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item} className="flex gap-3.5 border-t border-line py-3 font-medium">
        <Check />
        {item}
      </li>
    ))}
  </ul>
);
