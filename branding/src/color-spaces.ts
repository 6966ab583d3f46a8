import {
  type Lrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  type Oklch,
  useMode as teach,
} from 'culori/fn';

// culori knows only what it was taught; a colour may be written in any of these.
teach(modeHsl);
teach(modeHwb);
teach(modeLab);
teach(modeLch);
teach(modeOklab);
teach(modeP3);

teach(modeRgb);
/** Light itself: what adds up. */
export const toLinear: (color: string) => Lrgb | undefined = teach(modeLrgb);
/** Lightness, chroma and hue as the eye sees them. */
export const toOklch: (color: string) => Oklch | undefined = teach(modeOklch);
