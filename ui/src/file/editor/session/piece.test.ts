import { isInPiece, locationInPiece, locationInText, shownPiece } from './piece.ts';

const piece = shownPiece({ number: 2, pieces: 3, firstLine: 10, firstColumn: 5, lines: 40, text: 'ab\ncd\nef' });

describe('a piece of a text', () => {
  it('knows where it ends', () => {
    expect(piece.end).toEqual({ line: 12, column: 3 });
    expect(shownPiece({ ...piece, text: 'abc' }).end).toEqual({ line: 10, column: 8 });
    expect(shownPiece({ ...piece, text: 'a\n' }).end).toEqual({ line: 11, column: 1 });
    expect(piece).not.toHaveProperty('text');
  });

  it.each([
    [9, 99, false],
    [10, 4, false],
    [10, 5, true],
    [12, 2, true],
    [12, 3, false],
    [13, 1, false],
  ])('contains %d:%d: %s', (line, column, held) => expect(isInPiece(piece, { line, column })).toBe(held));

  it('contains what is after the text, if it is the last one', () =>
    expect(isInPiece({ ...piece, number: 3 }, { line: 99, column: 1 })).toBe(true));

  it.each([
    [10, 5, 1, 1],
    [10, 7, 1, 3],
    [11, 2, 2, 2],
  ])('maps %d:%d to its own %d:%d', (line, column, ownLine, ownColumn) => {
    expect(locationInPiece(piece, { line, column })).toEqual({ line: ownLine, column: ownColumn });
    expect(locationInText(piece, { line: ownLine, column: ownColumn })).toEqual({ line, column });
  });
});
