import { createNames, findName, hashStep, internName, passName } from './names.ts';

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
});
