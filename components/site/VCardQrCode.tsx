import { shell } from '@/content/shell';
import { withBasePath } from '@/lib/urls';

/** Also a link that downloads the card, because a phone cannot scan its own screen. */
export function VCardQrCode() {
  return (
    <a
      href={withBasePath('/contact.vcf')}
      className="mt-10 inline-flex flex-wrap items-center gap-x-5.5 gap-y-3 underline-on-hover"
    >
      <span
        className={`relative w-32 shrink-0 rounded-chat bg-qr px-1 pb-1 shadow-tile forced-color-adjust-none sm:w-44 ${BUILD.tiles ? 'pt-6' : 'pt-1'}`}
      >
        {BUILD.tiles ? (
          <span className="qr-hole absolute top-2.5 left-1/2 size-3.5 -translate-x-1/2 rounded-full bg-dark" />
        ) : null}
        <img
          src={withBasePath('/contact-qr.svg')}
          alt=""
          width={1}
          height={1}
          loading="lazy"
          className="w-full"
        />
      </span>
      <span>
        <span className="block text-h3 font-semibold">{shell.qr.heading}</span>
        <span className="text-ondark-soft">{shell.qr.text}</span>
      </span>
    </a>
  );
}
