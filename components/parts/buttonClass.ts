const BASE =
  'btn inline-flex items-center justify-center gap-2.5 rounded-button font-semibold text-center';

const VARIANTS = {
  primary: 'btn-primary bg-accent text-onaccent shadow-glazed',
  outline: 'btn-outline inset-ring-[length:theme(spacing.stroke)] inset-ring-current',
};

const SIZES = {
  large: 'min-h-14 px-6.5 py-2.5 text-body',
  small: 'min-h-12 px-4.5 py-2 text-body',
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/** For a button, or a link that looks like one (buttonClass.css). */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize = 'large', extra = '') =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`.trim();
