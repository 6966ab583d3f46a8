import { createdFrom } from './created-from.ts';
import { instCreditTransfer } from './inst-credit-transfer.ts';

const acceptance = (fields: Record<string, string>) =>
  /<AccptncDtTm>([^<]*)</.exec(
    createdFrom(instCreditTransfer, { now: '2026-11-21T23:30:00.500Z', values: { fields } }),
  );

describe('an instant credit transfer', () => {
  it('is accepted when it is made', () => expect(acceptance({})?.[1]).toBe('2026-11-21T23:30:00.499Z'));

  it('is accepted when the tester says', () =>
    expect(acceptance({ acceptedAt: '2026-11-20T10:00:00Z' })?.[1]).toBe('2026-11-20T10:00:00Z'));

  it('settles on the calendar day of the clearing, be it a Sunday', () =>
    expect(createdFrom(instCreditTransfer, { now: '2026-11-21T23:30:00Z' })).toContain(
      '<IntrBkSttlmDt>2026-11-22</IntrBkSttlmDt>',
    ));
});
