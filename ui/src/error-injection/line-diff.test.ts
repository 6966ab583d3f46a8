import { lineDiff } from './line-diff.ts';

const drawn = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text, line }) => `${{ same: ' ', gone: '-', new: '+', gap: '…' }[kind]}${line} ${text}`,
  );

describe('the lines that differ', () => {
  it('stand between the line before and the line behind', () => {
    expect(drawn('a\nb\nc\nd\ne', 'a\nb\nX\nd\ne')).toEqual([' 2 b', '-3 c', '+3 X', ' 4 d']);
  });

  it('leave out what is the same between two changes', () => {
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

  it('tell lines that came or went, at either end, whatever ends a line', () => {
    expect(drawn('a\r\nb', 'a\r\nnew\r\nb')).toEqual([' 1 a', '+2 new', ' 3 b']);
    expect(drawn('a\nb', 'b')).toEqual(['-1 a', ' 1 b']);
    expect(drawn('a', 'a\nb')).toEqual([' 1 a', '+2 b']);
    expect(drawn('a', 'a')).toEqual([]);
  });

  it('number the lines of each text by themselves', () => {
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

  it('do not take for ever where almost everything differs', () => {
    const many = (sign: string) => Array.from({ length: 3_000 }, (_, at) => `${sign}${at}`).join('\n');
    expect(lineDiff(many('a'), many('b'))).toHaveLength(6_000);
  });
});
