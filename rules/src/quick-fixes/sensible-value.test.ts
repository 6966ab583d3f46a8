import { contentFrom, sensibleValue } from './sensible-value.ts';

const now = { now: '2026-01-15T22:30:00Z' };
const text = { kind: 'text', min: 1, max: 35 } as const;
const payments =
  '<CdtTrfTxInf><Amt><InstdAmt Ccy="EUR">1.5</InstdAmt></Amt></CdtTrfTxInf><CdtTrfTxInf><Amt><InstdAmt Ccy="EUR">20.05</InstdAmt></Amt></CdtTrfTxInf>';

describe('a value for an element to insert', () => {
  it.each([
    ['CtrlSum', text, '21.55'],
    ['NbOfTxs', text, '2'],
    ['EndToEndId', text, 'NOTPROVIDED'],
    ['OrgnlEndToEndId', text, undefined],
    ['IntrBkSttlmDt', { kind: 'date' } as const, '2026-01-15'],
    ['OrgnlIntrBkSttlmDt', { kind: 'date' } as const, undefined],
    ['AccptncDtTm', { kind: 'dateTime' } as const, '2026-01-15T22:30:00Z'],
    ['Nm', text, undefined],
    ['TtlIntrBkSttlmAmt', text, undefined],
  ])('of %s is computed from the payments and the day', (name, type, value) =>
    expect(sensibleValue(name, type, payments, now)).toBe(value),
  );

  it('is added up over whole elements only', () => {
    const group = `<PmtInf>${payments}</PmtInf>`;
    expect(contentFrom(group, 0)).toContain('20.05');
    expect(contentFrom('<PmtInf><NbOfTxs>', 0)).toBe('');
  });
});
