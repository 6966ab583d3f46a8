import { ourName, theirName } from './stream-name.ts';

it('keeps common names as they are', () => {
  expect(theirName('', 'file-3f2b')).toBe('file-3f2b');
  expect(theirName('test-', 'file-3f2b')).toBe('test-file-3f2b');
});

it('never creates a system stream name or an empty name', () => {
  expect(theirName('', '$all')).toBe('%0024all');
  expect(theirName('', '')).toBe('%');
});

it('is reversible, and unique for every name', () => {
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

it('recognises names of other logs', () => {
  expect(ourName('', '$stats-127.0.0.1:2113')).toBeUndefined();
  expect(ourName('p-', 'q-file-1')).toBeUndefined();
});
