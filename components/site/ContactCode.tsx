import { withBase } from '@/lib/paths';
import { qrPath } from '@/lib/qrPath';

type Props = { text: string; heading: string; note: string };

/** Quiet zone around the code, in modules (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** The contact card as a QR code on a hung tile; on a phone, which can't scan itself, a download. */
export function ContactCode({ text, heading, note }: Props) {
  const { path, size } = qrPath(text);
  return (
    <a
      href={withBase('/contact.vcf')}
      className="footer-link mt-10 inline-flex flex-wrap items-center gap-x-5.5 gap-y-3"
    >
      <span className="relative w-32 shrink-0 rounded-chat bg-qr px-1 pt-6 pb-1 shadow-qr sm:w-44">
        <span className="absolute top-2.5 left-1/2 size-3.5 -translate-x-1/2 rounded-full bg-tenmoku" />
        <svg
          viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
          shapeRendering="crispEdges"
          aria-hidden="true"
          className="w-full fill-tenmoku"
        >
          <path d={path} />
        </svg>
      </span>
      <span>
        <span className="block text-h3 font-semibold">{heading}</span>
        <span className="text-ondark-soft">{note}</span>
      </span>
    </a>
  );
}
