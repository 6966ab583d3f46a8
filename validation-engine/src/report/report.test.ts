import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { defineRule } from '../rule.ts';
import { validate } from '../testing/validate.fixture.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the report', () => {
  const everywhere = (count: number): string =>
    minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, (tx) => tx.replace('SLEV', 'NONE').repeat(count));
  const warn = defineRule({
    id: 'X-01',
    layer: 'scheme',
    severity: 'Warning',
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

  it('is bounded, prefers errors, leaves other severities their share and counts what it does not list', () => {
    const { validationSummary, validationMessages } = validate(bytesOf(everywhere(2_000)), profile, {
      rules: [warn, { ...warn, id: 'X-03', severity: 'Info' }],
    });
    const listed = (severity: string) => validationMessages.filter((message) => message.severity === severity).length;
    expect([listed('Error'), listed('Warning'), listed('Info')]).toEqual([700, 200, 100]);
    expect(validationMessages.map(({ severity }) => severity)).toEqual(
      ['Info', 'Warning', 'Error'].flatMap((severity) => Array(listed(severity)).fill(severity)),
    );
    expect(validationSummary).toMatchObject({
      errors: 2_000,
      warnings: 2_000,
      infos: 2_000,
      notShown: 5_000,
      notListed: [
        { severity: 'Info', ruleId: 'X-03', count: 1_900 },
        { severity: 'Warning', ruleId: 'X-01', count: 1_800 },
        { severity: 'Error', ruleId: 'T-03', count: 1_300 },
      ],
    });
  });

  it('gives errors the places that others do not need', () => {
    const { validationSummary, validationMessages } = validate(bytesOf(everywhere(2_000)), profile, { rules: [] });
    expect(validationMessages).toHaveLength(1_000);
    expect(validationSummary.notListed).toEqual([{ severity: 'Error', ruleId: 'T-03', count: 1_000 }]);
  });

  it('lists a rule that speaks only after another one has filled the list', () => {
    const late = defineRule({ ...warn, id: 'X-04', severity: 'Error', select: ['CdtTrfTxInf'], check: () => [] });
    const atEnd = { ...late, close: (_: unknown, __: unknown, node: MessageNode) => [{ node }] };
    const { validationSummary, validationMessages } = validate(bytesOf(everywhere(2_000)), profile, { rules: [atEnd] });
    expect(validationMessages.filter(({ ruleId }) => ruleId === 'X-04')).toHaveLength(1);
    expect(validationSummary).toMatchObject({ errors: 2_001, notShown: 1_001 });
    expect(validationSummary.notListed).toEqual([{ severity: 'Error', ruleId: 'T-03', count: 1_001 }]);
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
    const broken = defineRule({
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
