import { isCurrent, minorDigits } from './iso-currencies.ts';

describe('currencies of ISO 4217', () => {
  it('have the digits of their minor unit', () => {
    const of = (...codes: readonly string[]) => codes.map((code) => minorDigits(code));
    expect(of('EUR', 'ISK', 'HUF', 'UGX', 'IQD', 'MRU', 'CLF')).toEqual([2, 0, 2, 0, 3, 2, 4]);
    expect(of('XAU', 'XXX')).toEqual([Infinity, Infinity]);
    expect(of('SLE', 'VED', 'ZWG', 'XCG')).toEqual([2, 2, 2, 2]);
    expect(of('DEM', 'eur', '', 'toString')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('end on their day', () => {
    expect([isCurrent('BGN', '2025-12-31'), isCurrent('BGN', '2026-01-01'), isCurrent('EUR', '2030-01-01')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
