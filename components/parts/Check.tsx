import { Icon } from '@/components/parts/Icon';

/** The mark of something that the client receives. */
export const Check = () => (
  <span className="grid size-6 shrink-0 place-items-center rounded-sm bg-accent text-onaccent print:hidden">
    <Icon name="check" className="size-4.5 stroke-3" />
  </span>
);
