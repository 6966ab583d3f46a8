import { usedOnce } from './used-once.ts';

it('a value counts once, and is forgotten when its time is over', () => {
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
