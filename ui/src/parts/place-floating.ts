/** The anchor of a floating part: a box or a point. */
export type Anchor = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

type Size = { readonly width: number; readonly height: number };

const gap = 4;
const margin = 8;

const within = (value: number, size: number, limit: number): number =>
  Math.max(margin, Math.min(value, limit - size - margin));

export type Alignment = 'start' | 'center' | 'end';

const leftOf = ({ left, right }: Anchor, { width }: Size, align: Alignment): number => {
  if (align === 'start') return left;
  return align === 'end' ? right - width : (left + right - width) / 2;
};

/** Below the anchor, else above it, always on screen; `end` aligns the right edges. */
export const placeFloating = (anchor: Anchor, size: Size, screen: Size, align: Alignment = 'start') => {
  const below = anchor.bottom + gap;
  const fitsBelow = below + size.height + margin <= screen.height;
  const top = fitsBelow ? below : anchor.top - gap - size.height;
  return {
    left: within(leftOf(anchor, size, align), size.width, screen.width),
    top: within(top, size.height, screen.height),
  };
};

export const pointAnchor = (x: number, y: number): Anchor => ({ left: x, right: x, top: y, bottom: y });
