import { ourName, theirName } from './stream-name.ts';

it('leaves everyday names as they are', () => {
  expect(theirName('', 'file-3f2b')).toBe('file-3f2b');
  expect(theirName('test-', 'file-3f2b')).toBe('test-file-3f2b');
});

it('names no stream as the server names its own, and none with nothing', () => {
  expect(theirName('', '$all')).toBe('%0024all');
  expect(theirName('', '')).toBe('%');
});

it('finds the way back from every name, and gives no two the same', () => {
  const names = [
    '',
    '%',
    '%%',
    '%0024all',
    '$all',
    '$$a',
    'a$b',
    'zero\0byte',
    'zerobyte',
    '\ud800',
    '\udfff',
    '漢字-😀',
    "o'brien",
  ];
  const there = names.map((name) => theirName('p-', name));
  expect(new Set(there).size).toBe(names.length);
  expect(there.map((name) => Buffer.from(name, 'utf8').toString('utf8'))).toEqual(there);
  expect(there.map((name) => ourName('p-', name))).toEqual(names);
});

it('knows what is not ours', () => {
  expect(ourName('', '$stats-127.0.0.1:2113')).toBeUndefined();
  expect(ourName('p-', 'q-file-1')).toBeUndefined();
});
