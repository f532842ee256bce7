/** @jest-environment node */
import { fallbackStyles, TEXT, type FontFacts } from './fallbackFonts';

/** A font in which each letter of the text has this width, in em. */
const font = (width: number): FontFacts => ({
  ascent: 0.9,
  descent: 0.3,
  width: TEXT.length * width,
});

describe('the fallback fonts', () => {
  const styles = fallbackStyles(
    new Map([
      [400, font(0.5)],
      [700, font(0.6)],
    ]),
    'Stand-in',
  );
  const faces = styles.split('@font-face').slice(1);

  it('are two families with the weights of the font, the heavy ones made of bold fonts', () => {
    expect(faces.map((face) => /family: '(.+)'/.exec(face)![1])).toEqual([
      'Arial Stand-in',
      'Arial Stand-in',
      'Roboto Stand-in',
      'Roboto Stand-in',
    ]);
    expect(faces[0]).toContain("src: local('Arial'), local('ArialMT'), local('Liberation Sans');");
    expect(faces[1]).toContain("local('Arial Bold')");
  });

  it('have the width of the font at each weight, and its height', () => {
    const scale = (TEXT.length * 0.5) / 68.1411;
    expect(faces[0]).toContain(`size-adjust: ${(100 * scale).toFixed(2)}%;`);
    expect(faces[0]).toContain(`ascent-override: ${(90 / scale).toFixed(2)}%;`);
    expect(faces[0]).toContain(`descent-override: ${(30 / scale).toFixed(2)}%;`);
    expect(faces[1]).not.toContain(/size-adjust: .*/.exec(faces[0]!)![0]);
  });
});
