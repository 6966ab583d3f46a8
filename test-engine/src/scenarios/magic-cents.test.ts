import { parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { centsOf, effectOfCents } from './magic-cents.ts';

const money = (text: string) => ({ currency: 'EUR', text, value: parseDecimal(text) ?? zero });

describe('cents of an amount', () => {
  it.each([
    ['5.21', '.21'],
    ['5', '.00'],
    ['5.1', '.10'],
    ['5.210', '.21'],
    ['.41', '.41'],
  ])('%s: %s', (text, cents) => expect(centsOf(money(text))).toBe(cents));

  it('are undefined without an amount', () => expect(centsOf(undefined)).toBe('.00'));
});

it('make silence a time-out for instant payments', () => {
  expect(effectOfCents('.41', 'sct')).toEqual({ type: 'silence' });
  expect(effectOfCents('.41', 'inst')).toEqual({ type: 'timeOut', code: 'AB05' });
  expect(effectOfCents('.00', 'inst')).toBeUndefined();
});

it("select the debtor's bank as unreachable, and refunds, for direct debits", () => {
  expect(effectOfCents('.13', 'sct')).toEqual({ type: 'reject', code: 'CNOR' });
  expect(effectOfCents('.13', 'b2b')).toEqual({ type: 'reject', code: 'DNOR' });
  expect(effectOfCents('.23', 'core')).toMatchObject({ type: 'refund', code: 'MD06' });
  expect([effectOfCents('.23', 'sct'), effectOfCents('.32', 'inst')]).toEqual([undefined, undefined]);
});
