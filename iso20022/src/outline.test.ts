import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { outlineMessage } from './outline.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const transactions = (count: number): string =>
  minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, (one) => one.repeat(count));

describe('the outline of a message', () => {
  it('names every element, its value and its place', () => {
    const { entries, wellFormed } = outlineMessage(bytesOf(minimalMessage()));
    expect(wellFormed).toBe(true);
    expect(entries[0]).toEqual({ path: '/Document', tag: 'Document', name: 'Document', depth: 1, line: 2, column: 1 });
    expect(entries.find(({ tag }) => tag === 'IntrBkSttlmAmt')).toEqual({
      path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/IntrBkSttlmAmt',
      tag: 'IntrBkSttlmAmt',
      name: 'Interbank settlement amount',
      depth: 4,
      value: 'EUR 1.00',
      line: 15,
      column: 7,
    });
  });

  it('speaks German', () => {
    const { entries } = outlineMessage(bytesOf(minimalMessage()), { language: 'de' });
    const payer = entries.findIndex(({ tag }) => tag === 'Dbtr');
    expect(entries.slice(payer, payer + 2)).toMatchObject([
      { name: 'Zahler', depth: 4 },
      { name: 'Name', depth: 5, value: 'Anna' },
    ]);
  });

  it('lists the first transactions and counts the rest', () => {
    const outline = outlineMessage(bytesOf(transactions(9)), { transactions: 3 });
    expect(outline).toMatchObject({ transactions: 9, notShown: 6 });
    expect(outline.entries.filter(({ tag }) => tag === 'CdtTrfTxInf').map(({ path }) => path.slice(-3))).toEqual([
      '[1]',
      '[2]',
      '[3]',
    ]);
  });

  it('is bounded whatever the message holds', () => {
    const wide = `<a>${'<b>x</b>'.repeat(50_000)}</a>`;
    expect(outlineMessage(bytesOf(wide)).entries).toHaveLength(10_000);
  });

  it('reaches as far as the text is sound', () => {
    const { entries, wellFormed } = outlineMessage(bytesOf('<a><b>1</b><c>&x;</c></a>'));
    expect(wellFormed).toBe(false);
    expect(entries.map(({ tag }) => tag)).toEqual(['a', 'b', 'c']);
  });
});
