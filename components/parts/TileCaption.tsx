/**
 * May be wider than a tile on a phone. Shorter words never break, so that tiles do not move when the font
 * loads.
 */
const LONG_WORD = /[^\s-]{10,}/;

/** Screen readers get the full title of the product. */
export function TileCaption({ short, title }: { short: string; title: string }) {
  return (
    <>
      <span className={`tile-caption ${LONG_WORD.test(short) ? 'wrap-anywhere hyphens-auto' : ''}`}>
        {short}
      </span>
      {title === short ? null : <span className="sr-only">{title}</span>}
    </>
  );
}
