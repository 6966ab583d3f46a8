import type { ColorField, ComputedStyles } from '@clearbench/contracts/look-and-feel/colors';
import { darkGround, stylesOf } from './computed-styles.ts';
import { contrastOf } from './luminance.ts';
import { hexOf, oklchOf } from './palette.ts';
import { readColor } from './read-color.ts';

/** WCAG AA for text of the size we write. */
export const enough = 4.5;

/** Where one colour of the three is ink or ground; a colour by name, or one that never changes. */
const pairs = [
  { pair: 'button', field: 'primaryColor', ink: '#ffffff', ground: '--primary-600' },
  { pair: 'link', field: 'primaryColor', ink: '--primary-700', ground: '#ffffff' },
  { pair: 'selected', field: 'primaryColor', ink: '--primary-700', ground: '--primary-50' },
  { pair: 'linkInDark', field: 'primaryColor', ink: '--primary-300', ground: darkGround },
  { pair: 'ts', field: 'directionTsColor', ink: '--direction-ts', ground: '--direction-ts-light' },
  { pair: 'tsInDark', field: 'directionTsColor', ink: '--direction-ts-light', ground: '--direction-ts-dark' },
  { pair: 'st', field: 'directionStColor', ink: '--direction-st', ground: '--direction-st-light' },
  { pair: 'stInDark', field: 'directionStColor', ink: '--direction-st-light', ground: '--direction-st-dark' },
] as const;

export type Contrast = {
  readonly pair: (typeof pairs)[number]['pair'];
  readonly field: ColorField;
  /** #rrggbb. */
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly passes: boolean;
};

const isMadeBy =
  (computed: ComputedStyles) =>
  ({ ink, ground }: (typeof pairs)[number]): boolean =>
    ink in computed || ground in computed;

/** Every pair of ink and ground the colours make in the pages, with its contrast. */
export const contrastsIn = (computed: ComputedStyles): Contrast[] =>
  pairs.filter(isMadeBy(computed)).map(({ pair, field, ...names }) => {
    const [ink, ground] = [computed[names.ink] ?? names.ink, computed[names.ground] ?? names.ground];
    const ratio = contrastOf(ink, ground);
    return { pair, field, ink, ground, ratio, passes: ratio >= enough };
  });

const passes = (field: ColorField, hex: string): boolean =>
  contrastsIn(stylesOf[field](hex)).every((contrast) => contrast.passes);

/** Lightness by lightness, away from the colour both ways. */
const nearness = Array.from({ length: 200 }, (_, at) => (at + 1) * 0.005);

/** The nearest colour of the same hue all of whose pairs pass; nothing where the colour passes, or none of its hue does. */
export const betterColor = (field: ColorField, text: string): string | undefined => {
  const read = readColor(text);
  if (!('hex' in read) || passes(field, read.hex)) return undefined;
  const from = oklchOf(read.hex);
  for (const by of nearness)
    for (const l of [from.l - by, from.l + by]) {
      const hex = hexOf({ ...from, l });
      if (l >= 0 && l <= 1 && passes(field, hex)) return hex;
    }
  return undefined;
};
