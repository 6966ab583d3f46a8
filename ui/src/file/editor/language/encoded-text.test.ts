import { randomNumbers } from '../testing/random-numbers.fixture.ts';
import { encodedText } from './encoded-text.ts';

const decoded = (chunks: Iterable<Uint8Array>): string => Buffer.concat([...chunks]).toString('utf8');

/** Signs of one, two, three and four bytes, and halves of those of four. */
const pieces = ['a', '<Nm>', 'ü', '€', '𝄞', '\ud834', '\udd1e', '', 'x'.repeat(70_000), '𝄞'.repeat(40_000)];

describe('a text with its bytes', () => {
  it('has the bytes of the whole text after parts and edits in any place', () => {
    const random = randomNumbers();
    const below = (end: number) => Math.floor(random() * end);
    const piece = () => pieces[below(pieces.length)] ?? '';
    const encoded = encodedText();
    let expected = '';
    for (let turn = 0; turn < 200; turn += 1) {
      const inserted = piece() + piece();
      const kind = random();
      if (kind < 0.02 || expected.length > 400_000) {
        expected = inserted;
        encoded.replace(inserted);
      } else if (kind < 0.2) {
        expected += inserted;
        encoded.append(inserted);
      } else {
        const from = below(expected.length + 1);
        const removed = Math.min(expected.length - from, random() < 0.2 ? below(100_000) : below(3));
        expected = expected.slice(0, from) + inserted + expected.slice(from + removed);
        encoded.edit(from, removed, inserted);
      }
      expect(encoded.length()).toBe(expected.length);
      // Not compared by `toBe`, which would print both texts.
      expect(encoded.text() === expected).toBe(true);
      if (turn % 5 === 0)
        expect(decoded(encoded.chunks('')) === Buffer.from(expected, 'utf8').toString('utf8')).toBe(true);
    }
  });

  it('encodes only the parts again that an edit touches', () => {
    const encoded = encodedText();
    encoded.replace('x'.repeat(1_000_000));
    const before = new Set(encoded.chunks(''));
    encoded.edit(500_000, 1, 'yy');
    const after = [...encoded.chunks('')];
    expect(after.length).toBeGreaterThan(10);
    expect(after.filter((chunk) => !before.has(chunk))).toHaveLength(1);
  });

  it('tells what is new since it was asked, with what is around it', () => {
    const encoded = encodedText();
    const name = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';
    for (const sign of name) encoded.append(sign);
    encoded.append('x'.repeat(1_000_000));
    expect(encoded.news()).toHaveLength(name.length + 1_000_000);
    encoded.settle();
    expect(encoded.news()).toBe('');
    encoded.edit(name.length - 1, 1, '9');
    expect(encoded.news()).toContain(`${name.slice(0, -1)}9`);
    expect(encoded.news().length).toBeLessThan(200_000);
    encoded.settle();
    encoded.append('behind');
    encoded.settle();
    encoded.edit(name.length, 1_000_000, '');
    expect(encoded.news()).toContain('behind');
    expect(encoded.text()).toBe(`${name.slice(0, -1)}9behind`);
  });

  it('begins with the byte order mark beside it', () => {
    const encoded = encodedText();
    encoded.replace('<a/>');
    expect(decoded(encoded.chunks('\ufeff'))).toBe('\ufeff<a/>');
  });
});
