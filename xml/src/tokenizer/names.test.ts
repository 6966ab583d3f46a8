import { createNames, findName, hashStep, internName, passName, shareNames } from './names.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('names as numbers', () => {
  const texts = Array.from({ length: 3_000 }, (_, i) => `${i % 5 === 0 ? 'é' : 'n'}${'x'.repeat(i % 40)}${i}`);

  it('are the same for the same name, however many there are', () => {
    const names = createNames();
    const ids = texts.map((text) => internName(names, text));
    expect(new Set(ids).size).toBe(texts.length);
    expect(texts.map((text) => internName(names, text))).toEqual(ids);
    expect(ids.map((id) => names.texts[id])).toEqual(texts);
  });

  it('are found and recognised by their bytes', () => {
    const names = createNames();
    for (const text of texts) internName(names, text);
    for (const text of texts) {
      const bytes = bytesOf(`<${text}>`);
      const end = bytes.length - 1;
      const id = findName(names, bytes.subarray(1, end).reduce(hashStep, 0), bytes, 1, end);
      expect(names.texts[id]).toBe(text);
      expect(passName(names, id, bytes, 1)).toBe(end);
      expect(passName(names, id, bytes, 0)).toBe(-1);
    }
  });

  it('know nothing of a longer or a shorter name', () => {
    const names = createNames();
    internName(names, 'Nm');
    for (const other of ['N', 'Nmm', 'NM']) {
      const bytes = bytesOf(other);
      expect(findName(names, bytes.reduce(hashStep, 0), bytes, 0, bytes.length)).toBe(-1);
    }
  });

  it('that two share stay the same for both, whatever either learns', () => {
    const names = createNames();
    const [nm, one, other] = [internName(names, 'Nm'), shareNames(names), shareNames(names)];
    const ids = [internName(one, 'p:One'), internName(other, 'Other'), internName(names, 'Third')];
    expect([one, other, names].map((table) => internName(table, 'Nm'))).toEqual([nm, nm, nm]);
    expect([one.texts[ids[0] as number], other.texts[ids[1] as number], names.texts[ids[2] as number]]).toEqual([
      'p:One',
      'Other',
      'Third',
    ]);
    for (const [table, unknown] of [
      [one, 'Other'],
      [other, 'One'],
      [names, 'p:One'],
    ] as const) {
      expect(table.texts).not.toContain(unknown);
      expect(table.prefixTexts.includes('p')).toBe(table === one);
    }
  });
});
