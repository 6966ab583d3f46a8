import './color-spaces.ts';
import { formatHex, inGamut, parse } from 'culori/fn';

const isShown = inGamut('rgb');

/** A colour every screen shows, as #rrggbb, or why a text is none. */
export type ReadColor = { readonly hex: string } | { readonly fault: 'badColor' | 'outsideSrgb' };

/** Reads one opaque colour as CSS writes them; anything around it, be it a semicolon, makes it none. */
export const readColor = (text: string): ReadColor => {
  const color = parse(text.trim());
  if (!color || (color.alpha ?? 1) !== 1) return { fault: 'badColor' };
  if (!isShown(color)) return { fault: 'outsideSrgb' };
  return { hex: formatHex(color) };
};
