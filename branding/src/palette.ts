import { clampChroma, formatHex, type Oklch } from 'culori/fn';
import { toOklch } from './color-spaces.ts';

/** Steps and how they come from the colour of step 600: towards white or black by `light`, with so much of its `chroma`. */
const steps = [
  { step: 50, towards: 'white', light: 0.069, chroma: 0.082 },
  { step: 100, towards: 'white', light: 0.145, chroma: 0.174 },
  { step: 200, towards: 'white', light: 0.273, chroma: 0.338 },
  { step: 300, towards: 'white', light: 0.456, chroma: 0.568 },
  { step: 400, towards: 'white', light: 0.671, chroma: 0.817 },
  { step: 500, towards: 'white', light: 0.866, chroma: 1.005 },
  { step: 600, towards: 'white', light: 1, chroma: 1 },
  { step: 700, towards: 'black', light: 0.855, chroma: 0.855 },
  { step: 800, towards: 'black', light: 0.755, chroma: 0.669 },
  { step: 900, towards: 'black', light: 0.689, chroma: 0.52 },
  { step: 950, towards: 'black', light: 0.515, chroma: 0.334 },
] as const;

export const oklchOf = (hex: string): Oklch => toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 };

/** What a screen can show of a colour: its lightness and hue kept, its chroma lowered where needed. */
export const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** The palette of a colour (#rrggbb), which itself is step 600: 50, 100 … 900, 950, evenly to the eye. */
export const paletteOf = (hex: string): ReadonlyMap<number, string> => {
  const { l, c, h } = oklchOf(hex);
  const hue = h === undefined ? {} : { h };
  return new Map(
    steps.map(({ step, towards, light, chroma }) => {
      if (step === 600) return [step, hex];
      const lightness = towards === 'white' ? 1 - (1 - l) * light : l * light;
      return [step, hexOf({ mode: 'oklch', l: lightness, c: c * chroma, ...hue })];
    }),
  );
};
