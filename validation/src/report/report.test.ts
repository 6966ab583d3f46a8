import { minimalMessage } from '../minimal-message.ts';
import type { Profile } from '../profile.ts';
import { rule } from '../rule.ts';
import { validate } from '../validate.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the report', () => {
  const everywhere = (count: number): string =>
    minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, (tx) => tx.replace('SLEV', 'NONE').repeat(count));
  const warn = rule({
    id: 'X-01',
    layer: 'scheme',
    severity: 'Warning',
    source: 'this test',
    appliesTo: () => true,
    select: ['EndToEndId'],
    check: (node) => [{ node, variant: 'seen', params: { id: node.text } }],
  });

  it('orders by severity, then by place', () => {
    const { validationMessages } = validate(bytesOf(everywhere(2)), profile, { rules: [warn] });
    expect(validationMessages.map(({ severity, line }) => [severity, line])).toEqual([
      ['Warning', 13],
      ['Warning', 24],
      ['Error', 16],
      ['Error', 27],
    ]);
  });

  it('is bounded, prefers errors and still counts', () => {
    const { validationSummary, validationMessages } = validate(bytesOf(everywhere(900)), profile, { rules: [warn] });
    expect(validationSummary).toMatchObject({
      errors: 900,
      warnings: 900,
      notShown: 800,
      transactions: 900,
      valid: false,
    });
    expect(validationMessages).toHaveLength(1000);
    expect(validationMessages.filter(({ severity }) => severity === 'Error')).toHaveLength(900);
  });

  it('says of a rule what the rule said', () => {
    const [message] = validate(bytesOf(minimalMessage()), profile, { rules: [warn] }).validationMessages;
    expect(message).toMatchObject({
      ruleId: 'X-01',
      layer: 'scheme',
      textKey: 'finding.X-01.seen',
      helpKey: 'help.X-01',
      path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/PmtId/EndToEndId',
      value: 'E1',
      line: 13,
      column: 21,
      params: { id: 'E1' },
    });
  });

  it('follows the overrides of the profile', () => {
    const severities = (overrides: Profile['overrides'] & object) =>
      validate(bytesOf(minimalMessage()), { ...profile, overrides }, { rules: [warn] }).validationMessages.map(
        ({ severity }) => severity,
      );
    expect(severities({ 'X-01': 'Error' })).toEqual(['Error']);
    expect(severities({ 'X-01': 'off' })).toEqual([]);
  });

  it('reports a rule that breaks and goes on with the others', () => {
    const broken = rule({
      ...warn,
      id: 'X-02',
      check: () => {
        throw new Error('a mistake');
      },
    });
    const { validationMessages } = validate(bytesOf(everywhere(2)), profile, { rules: [broken, warn] });
    const ids = validationMessages.map(({ ruleId, params }) => [ruleId, params.rule]);
    expect(ids.filter(([id]) => id === 'validator.broken')).toEqual([['validator.broken', 'X-02']]);
    expect(ids.filter(([id]) => id === 'X-01')).toHaveLength(2);
  });
});
