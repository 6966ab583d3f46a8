import { minimalMessage } from '../testing/minimal-message.fixture.ts';
import { differences } from './edit-script.ts';
import { comparisonLimit, elementChanges } from './element-changes.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const compare = (before: string, after: string) => elementChanges(bytesOf(before), bytesOf(after));
const root = '/Document/FIToFICstmrCdtTrf';
const transaction = /( *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n)/s;
const several = (...ids: readonly string[]): string =>
  minimalMessage().replace(transaction, (one) => ids.map((id) => one.replace('E1', id)).join(''));

describe('the changes of elements', () => {
  it('name the element with its value before and after', () => {
    const { changes, result } = compare(minimalMessage(), minimalMessage().replace('>1.00<', '>99.11<'));
    expect(result).toBe('complete');
    expect(changes).toEqual([
      {
        kind: 'changed',
        path: `${root}/CdtTrfTxInf/IntrBkSttlmAmt`,
        element: 'IntrBkSttlmAmt',
        from: '1.00',
        to: '99.11',
        line: 15,
      },
    ]);
  });

  it('are none where only layout, comments, prefixes or references differ', () => {
    const text = minimalMessage();
    const other = text
      .replace(/>\s+</g, '><')
      .replace('<GrpHdr>', '<!-- a comment --><GrpHdr>')
      .replace('Anna', '&#65;nna');
    expect(compare(text, other)).toEqual({ changes: [], notListed: 0, result: 'complete' });
  });

  it('name attributes', () =>
    expect(compare(minimalMessage(), minimalMessage().replace('"EUR"', '"USD"')).changes).toMatchObject([
      { kind: 'changed', path: `${root}/CdtTrfTxInf/IntrBkSttlmAmt/@Ccy`, from: 'EUR', to: 'USD' },
    ]));

  it('list an added transaction as one change at any position, and the others as unchanged', () => {
    const { changes } = compare(several('A', 'B', 'C'), several('A', 'X', 'B', 'C'));
    expect(changes).toMatchObject([
      { kind: 'added', element: 'CdtTrfTxInf', path: expect.stringMatching(/CdtTrfTxInf\[[23]\]$/) },
    ]);
    expect(compare(several('A', 'X', 'B'), several('A', 'B')).changes).toMatchObject([
      { kind: 'removed', element: 'CdtTrfTxInf' },
    ]);
  });

  it('tell an added and a removed value', () => {
    const added = minimalMessage().replace('<Nm>Anna</Nm>', '<Nm>Anna</Nm><CtryOfRes>DE</CtryOfRes>');
    expect(compare(minimalMessage(), added).changes).toMatchObject([{ kind: 'added', element: 'CtryOfRes', to: 'DE' }]);
    expect(compare(added, minimalMessage()).changes).toMatchObject([
      { kind: 'removed', element: 'CtryOfRes', from: 'DE' },
    ]);
  });

  it('are bounded and counted', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `E${at}`);
    const { changes, notListed } = compare(several(...ids), several(...ids.map((id) => `${id}X`)));
    expect([changes.length, notListed]).toEqual([comparisonLimit.listed, 300]);
  });

  it('are listed by position where nearly every value changed', () => {
    const ids = Array.from({ length: 3_000 }, (_, at) => `E${at}`);
    const { changes, notListed, result } = compare(several(...ids), several(...ids.map((id) => `${id}X`)));
    expect([result, changes.length, notListed]).toEqual(['complete', 200, 2_800]);
    expect(changes[0]).toMatchObject({ from: 'E0', to: 'E0X' });
  });

  it('say why there are none', () => {
    expect(compare('<a>', minimalMessage()).result).toBe('notXml');
    expect(elementChanges(new Uint8Array(comparisonLimit.bytes + 1), bytesOf('<a/>')).result).toBe('tooLarge');
    const items = (prefix: string) =>
      `<a>${Array.from({ length: 5_000 }, (_, at) => `<i>${prefix}${at}</i>`).join('')}</a>`;
    expect(compare(items('x'), items('y').replace('<i>y0', '<j/><i>y0')).result).toBe('tooDifferent');
  });
});

describe('the differences of two sequences', () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };

  it('lead from one to the other', () => {
    const next = random(7);
    const sequence = () => Array.from({ length: Math.floor(next() * 12) }, () => 'abc'.charAt(Math.floor(next() * 3)));
    for (let round = 0; round < 500; round++) {
      const [before, after] = [sequence(), sequence()];
      const made: string[] = [];
      let at = 0;
      for (const { before: old, after: fresh } of differences(before, after, 30) ?? []) {
        made.push(...before.slice(at, old[0]), ...after.slice(fresh[0], fresh[1]));
        at = old[1];
      }
      expect([...made, ...before.slice(at)]).toEqual(after);
    }
  });
});
