import { createdFrom } from '../testing/created-from.fixture.ts';
import { exportedTemplate } from './built-in-templates.ts';

const instCreditTransfer = exportedTemplate('inst-credit-transfer');

const acceptance = (fields: Record<string, string>) =>
  /<AccptncDtTm>([^<]*)</.exec(
    createdFrom(instCreditTransfer, { now: '2026-11-21T23:30:00.500Z', values: { fields } }),
  );

describe('instant credit transfer', () => {
  it('is accepted at its creation', () => expect(acceptance({})?.[1]).toBe('2026-11-21T23:30:00.499Z'));

  it('is accepted at the entered time', () =>
    expect(acceptance({ acceptedAt: '2026-11-20T10:00:00Z' })?.[1]).toBe('2026-11-20T10:00:00Z'));

  it("settles on the clearing's calendar day, also on a Sunday", () =>
    expect(createdFrom(instCreditTransfer, { now: '2026-11-21T23:30:00Z' })).toContain(
      '<IntrBkSttlmDt>2026-11-22</IntrBkSttlmDt>',
    ));
});
