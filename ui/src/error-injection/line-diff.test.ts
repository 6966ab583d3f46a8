import { lineDiff } from './line-diff.ts';

const drawn = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text, line }) => `${{ same: ' ', gone: '-', new: '+', gap: '…' }[kind]}${line} ${text}`,
  );

describe('the lines that differ', () => {
  it('are shown with the line before and after them', () => {
    expect(drawn('a\nb\nc\nd\ne', 'a\nb\nX\nd\ne')).toEqual([' 2 b', '-3 c', '+3 X', ' 4 d']);
  });

  it('omit the equal lines between two changes', () => {
    expect(drawn('1\n2\n3\n4\n5\n6\n7', 'x\n2\n3\n4\n5\n6\ny')).toEqual([
      '-1 1',
      '+1 x',
      ' 2 2',
      '…3 ',
      ' 6 6',
      '-7 7',
      '+7 y',
    ]);
  });

  it('include added and removed lines at either end, with any line ending', () => {
    expect(drawn('a\r\nb', 'a\r\nnew\r\nb')).toEqual([' 1 a', '+2 new', ' 3 b']);
    expect(drawn('a\nb', 'b')).toEqual(['-1 a', ' 1 b']);
    expect(drawn('a', 'a\nb')).toEqual([' 1 a', '+2 b']);
    expect(drawn('a', 'a')).toEqual([]);
  });

  it('are numbered separately for each text', () => {
    expect(drawn('1\n2\n3\n4\n5', '1\n3\nx\ny\n4\nz')).toEqual([
      ' 1 1',
      '-2 2',
      ' 2 3',
      '+3 x',
      '+4 y',
      ' 5 4',
      '-5 5',
      '+6 z',
    ]);
  });

  it('are computed in bounded time if almost everything differs', () => {
    const many = (sign: string) => Array.from({ length: 3_000 }, (_, at) => `${sign}${at}`).join('\n');
    expect(lineDiff(many('a'), many('b'))).toHaveLength(6_000);
  });
});
