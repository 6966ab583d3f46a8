import { placeFloating, pointAnchor } from './place-floating.ts';

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const anchor = { left: 300, right: 340, top: 20, bottom: 50 };

describe('a floating part', () => {
  it('opens below its anchor', () => expect(placeFloating(anchor, size, screen)).toEqual({ left: 300, top: 54 }));
  it('aligns its right edge on request', () =>
    expect(placeFloating(anchor, size, screen, 'end')).toEqual({ left: 140, top: 54 }));
  it('opens above if there is no space below', () =>
    expect(placeFloating({ ...anchor, top: 540, bottom: 570 }, size, screen).top).toBe(436));
  it('stays on screen at a corner', () =>
    expect(placeFloating(pointAnchor(995, 595), size, screen)).toEqual({ left: 792, top: 491 }));
});
