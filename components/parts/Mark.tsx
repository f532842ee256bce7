type Props = {
  className?: string;
  height?: number;
};

/** Also on icons and social cards. Replace this drawing with your own. */
export const Mark = (props: Props) => (
  <svg viewBox="0 0 22 34" aria-hidden="true" {...props}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 0h10a6 6 0 0 1 6 6v12.3c-2.2.5-3.4 1.1-5.6.6-2.6-.6-3.4-1.8-6-1.5-2 .3-2.7 1.4-5 1.4-2.2 0-3.4-1-5.4-.7V6a6 6 0 0 1 6-6zm5 3.8a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z"
    />
    <path
      fill="#e2551b"
      d="M0 20.2c2-.3 3.2.7 5.4.7 2.3 0 3-1.1 5-1.4 2.6-.3 3.4.9 6 1.5 2.2.5 3.4-.1 5.6-.6V28a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z"
    />
  </svg>
);
