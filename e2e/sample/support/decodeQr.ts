import jsQR from 'jsqr';
import sharp from 'sharp';

/** As the camera of a phone reads it. Empty if it cannot be read. */
export async function decodeQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { density: 400 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return code ? Buffer.from(code.binaryData).toString() : '';
}
