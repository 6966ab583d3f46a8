import { Failure } from '@clearbench/contracts/failure';
import { isBroken, isPassing, toFailure } from './postgres-errors.ts';

const answered = (code: string) => Object.assign(new Error('the server says no'), { code });
const keyOf = (error: unknown) => (error instanceof Failure ? error.errorKey : undefined);

describe('an error of PostgreSQL', () => {
  it.each(['40001', '40P01', '55P03', '57014', '53300', '25006'])('%s passes on a connection that stays', (code) =>
    expect([isPassing(answered(code)), isBroken(answered(code))]).toEqual([true, false]),
  );

  it.each(['57P01', '57P02', '57P03', '08006', '08P01', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'])(
    '%s passes on another connection',
    (code) => expect([isPassing(answered(code)), isBroken(answered(code))]).toEqual([true, true]),
  );

  it.each(['Connection terminated unexpectedly', 'Query read timeout', 'timeout expired'])(
    'without a code passes if it says: %s',
    (text) => expect(isBroken(new Error(text))).toBe(true),
  );

  it.each([
    ['53100', 'store.full'],
    ['42501', 'store.accessDenied'],
    ['28P01', 'store.accessDenied'],
    ['28000', 'store.accessDenied'],
    ['3D000', 'store.badAddress'],
    ['54000', 'store.failed'],
    ['58030', 'store.failed'],
    ['XX000', 'store.failed'],
    ['40001', 'store.unavailable'],
    ['57P03', 'store.unavailable'],
  ])('%s is %s of the product', (code, errorKey) => {
    expect(keyOf(toFailure(answered(code)))).toBe(errorKey);
    expect((toFailure(answered(code)) as Failure).cause).toMatchObject({ code });
  });

  it('of a name with several addresses has the reason of the first one', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
    const several = Object.assign(new AggregateError([refused, refused], ''), { code: 'ECONNREFUSED' });
    expect(toFailure(several)).toMatchObject({ errorKey: 'store.unavailable', cause: refused });
  });

  it('is unchanged where it is a bug', () => {
    for (const error of [answered('42601'), answered('23505'), new Error('x is not a function')]) {
      expect(toFailure(error)).toBe(error);
      expect(isPassing(error)).toBe(false);
    }
  });
});
