import { madeOnce } from './made-once.ts';

describe('a value made once', () => {
  it('is made when it is read first, and kept', () => {
    const made: object[] = [];
    const read = madeOnce(() => {
      const value = { number: made.length };
      made.push(value);
      return value;
    });
    expect(made).toEqual([]);
    expect(read()).toBe(read());
    expect(made).toEqual([{ number: 0 }]);
  });
});
