import { usedOnce } from './used-once.ts';

it('accepts a value once, and removes it after its lifetime', () => {
  let now = 0;
  const first = usedOnce(100, () => now);
  expect(first('a')).toBe(true);
  expect(first('a')).toBe(false);
  expect(first('b')).toBe(true);
  now = 99;
  expect(first('a')).toBe(false);
  now = 100;
  expect(first('a')).toBe(true);
});
