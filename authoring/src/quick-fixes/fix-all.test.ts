import type { Profile } from '@clearbench/iso20022/profile';
import { defineRule, type Rule } from '@clearbench/validation-engine/rule';
import { validate } from '@clearbench/validator/validate';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { fixAll } from './fix-all.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' };

const checkedBy = (rules: readonly Rule[]) => (text: string) =>
  validate(new TextEncoder().encode(text), profile, { rules });

/** Demands a value of an element. */
const demands = (id: string, element: string, wanted: (text: string) => string | undefined): Rule =>
  defineRule({
    id,
    layer: 'scheme',
    severity: 'Error',
    appliesTo: () => true,
    select: [element],
    check: (node) => {
      const expected = wanted(node.text);
      return expected === undefined || expected === node.text ? [] : [{ node, expected }];
    },
  });

const slev = demands('X-01', 'ChrgBr', () => 'SLEV');

const payments = (count: number, change: (transaction: string, at: number) => string): string =>
  minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, (transaction) =>
    Array.from({ length: count }, (_, at) => change(transaction, at)).join(''),
  );
const shared = (count: number): string => payments(count, (transaction) => transaction.replace('SLEV', 'SHAR'));

const after = (text: string, edits: ReturnType<typeof fixAll>['edits']): string => {
  let from = 0;
  const parts = edits.flatMap(({ offset, length, text: by }) => {
    const kept = text.slice(from, offset);
    from = offset + length;
    return [kept, by];
  });
  return parts.join('') + text.slice(from);
};

describe('fixing all findings of a rule', () => {
  it('puts the expected value everywhere, also where the report lists no finding', () => {
    const text = shared(2_500);
    const { edits, remaining, created } = fixAll(text, 'X-01', checkedBy([slev]));
    expect(edits).toHaveLength(2_500);
    expect([remaining, created]).toEqual([[], []]);
    expect(after(text, edits)).toBe(payments(2_500, (transaction) => transaction));
  });

  it('validates the text as often for 6,000 findings as for 60', () => {
    const timesFor = (count: number): number => {
      let times = 0;
      const { edits, remaining } = fixAll(shared(count), 'X-01', (text, longestList) => {
        times += 1;
        return validate(new TextEncoder().encode(text), profile, { rules: [slev], longestList });
      });
      expect([edits.length, remaining]).toEqual([count, []]);
      return times;
    };
    expect([timesFor(60), timesFor(6_000)]).toEqual([2, 2]);
  });

  it('leaves other rules alone', () => {
    const text = shared(2).replace('>M1<', '>m1<');
    const { edits } = fixAll(text, 'X-01', checkedBy([slev, demands('X-02', 'MsgId', () => 'M1')]));
    expect(after(text, edits)).toBe(minimalTwo().replace('>M1<', '>m1<'));
  });

  const minimalTwo = () => payments(2, (transaction) => transaction);

  it('counts the findings that have no fix', () => {
    const text = payments(3, (transaction, at) => transaction.replace('>E1<', at === 1 ? '>E-1<' : '>E 1<'));
    const spaced = demands('X-03', 'EndToEndId', (value) => (value.includes(' ') ? 'E1' : 'something else'));
    const { edits, remaining } = fixAll(text, 'X-03', checkedBy([spaced]));
    expect(edits.map(({ text: by }) => by)).toEqual(['E1', 'E1']);
    expect(remaining).toEqual([{ reason: 'noFix', count: 3 }]);
  });

  it('puts a value once where the rule is never satisfied', () => {
    const text = shared(3);
    const never = demands('X-04', 'ChrgBr', (value) => (value === 'SLEV' ? 'SHAR' : 'SLEV'));
    const { edits, remaining } = fixAll(text, 'X-04', checkedBy([never]));
    expect(edits).toHaveLength(3);
    expect(remaining).toEqual([{ reason: 'stillFound', count: 3 }]);
  });

  it('names the errors that the fixed text has and the text before had not', () => {
    const text = shared(3);
    const noSlev = demands('X-05', 'ChrgBr', (value) => (value === 'SLEV' ? 'SHAR' : undefined));
    const { created } = fixAll(text, 'X-01', checkedBy([slev, noSlev]));
    expect(created).toEqual([{ severity: 'Error', ruleId: 'X-05', count: 3 }]);
  });

  it('changes a value once that two findings name', () => {
    const twice: Rule = {
      ...slev,
      check: (...requested) => [...slev.check(...requested), ...slev.check(...requested)],
    };
    expect(fixAll(shared(2), 'X-01', checkedBy([twice])).edits).toHaveLength(2);
  });

  it('finds its places with any line ends and with values in references', () => {
    const text = shared(2).replaceAll('\n', '\r\n').replaceAll('Anna', 'A &amp; B');
    const { edits } = fixAll(text, 'X-01', checkedBy([slev]));
    expect(after(text, edits)).toBe(text.replaceAll('SHAR', 'SLEV'));
  });

  it('ends when its time is over and counts the rest', () => {
    let rounds = 0;
    const { edits, remaining } = fixAll(shared(2_500), 'X-01', checkedBy([slev]), () => rounds++ < 1);
    expect(edits).toHaveLength(1_000);
    expect(remaining).toEqual([
      { reason: 'notListed', count: 500 },
      { reason: 'timeOver', count: 1_000 },
    ]);
  });
});
