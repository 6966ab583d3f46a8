import { toLinear } from './color-spaces.ts';
import { hexOf, oklchOf } from './palette.ts';

/** Relative luminance as WCAG counts it: 0 is black, 1 is white. */
export const luminanceOf = (hex: string): number => {
  const { r, g, b } = toLinear(hex) ?? { r: 0, g: 0, b: 0 };
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG's contrast, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A ground is quieter than the colour it comes from. */
const quiet = 0.6;
/** As exact as three bytes can be. */
const halvings = 20;

/** A colour of the same hue with that luminance, found by halving the lightness in question; a brighter one stays. */
export const lightenedTo = (hex: string, luminance: number): string => {
  if (luminanceOf(hex) >= luminance) return hex;
  const { c, ...color } = oklchOf(hex);
  const at = (l: number): string => hexOf({ ...color, l, c: c * quiet });
  let [low, high] = [color.l, 1];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (low + high) / 2;
    if (luminanceOf(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return at(high);
};
