import {
  type ColorField,
  type ComputedStyles,
  type CustomStyles,
  colorFields,
} from '@clearbench/contracts/look-and-feel/colors';
import { formatHex, interpolate } from 'culori/fn';
import { lightenedTo } from './luminance.ts';
import { paletteOf } from './palette.ts';
import { readColor } from './read-color.ts';

/** What lies under everything in the dark. */
export const darkGround = '#121417';

/** As bright as the ground under the word for a direction; with it the word stays readable on most colours. */
const directionLuminance = 0.8;

const onDark = (hex: string): string => formatHex(interpolate([darkGround, hex], 'oklab')(0.26));

const ofDirection =
  (name: 'ts' | 'st') =>
  (hex: string): ComputedStyles => ({
    [`--direction-${name}`]: hex,
    [`--direction-${name}-light`]: lightenedTo(hex, directionLuminance),
    [`--direction-${name}-dark`]: onDark(hex),
  });

/** What follows from one colour (#rrggbb), by the name of the CSS property. */
export const stylesOf: Readonly<Record<ColorField, (hex: string) => ComputedStyles>> = {
  primaryColor: (hex) => Object.fromEntries([...paletteOf(hex)].map(([step, color]) => [`--primary-${step}`, color])),
  directionTsColor: ofDirection('ts'),
  directionStColor: ofDirection('st'),
};

/** Everything that follows from three colours; nothing where one of them is none. */
export const computedStyles = (styles: CustomStyles): ComputedStyles | undefined => {
  const computed: ComputedStyles = {};
  for (const field of colorFields) {
    const read = readColor(styles[field]);
    if (!('hex' in read)) return undefined;
    Object.assign(computed, stylesOf[field](read.hex));
  }
  return computed;
};
