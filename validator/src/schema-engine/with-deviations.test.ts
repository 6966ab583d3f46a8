import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '../validate.ts';
import { withDeviations, withoutVerdict } from './with-deviations.ts';

const report = (): ValidationReport =>
  validate(new TextEncoder().encode('<a xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.999.001.01"/>'), sctProfile);
const deviation = (line: number) => ({ line, column: 2, path: '/a', detail: 'no', expected: 'b' });

describe('what an engine found', () => {
  it('is listed with the findings of the validator, by place', () => {
    const { validationSummary, validationMessages } = withDeviations(report(), {
      deviations: [deviation(2)],
      count: 1,
    });
    expect(validationSummary).toMatchObject({ valid: false, errors: 2, notShown: 0, byEngine: true });
    expect(validationMessages.map(({ textKey, line }) => `${textKey} ${line}`)).toEqual([
      'finding.T-02.namespace 1',
      'finding.T-03.external 2',
    ]);
    expect(validationMessages[1]).toMatchObject({ text: 'The schema does not allow this: no', expected: 'b' });
  });

  it('is counted where there is no room to list it', () => {
    const deviations = Array.from({ length: 1_000 }, (_, at) => deviation(at + 2));
    const { validationSummary, validationMessages } = withDeviations(report(), { deviations, count: 5_000 });
    expect(validationMessages).toHaveLength(1_000);
    expect(validationSummary).toMatchObject({ errors: 5_001, notShown: 4_001 });
    expect(validationSummary.notListed).toEqual([{ severity: 'Error', ruleId: 'T-03', count: 4_001 }]);
  });

  it('leaves warnings and infos of ours their share', () => {
    const ours = report();
    const info = { ...ours.validationMessages[0], severity: 'Info' as const, ruleId: 'X-01' } as ValidationMessage;
    const validationMessages = [...Array.from({ length: 300 }, () => info), ...ours.validationMessages];
    const validationSummary = { ...ours.validationSummary, infos: 300 };
    const deviations = Array.from({ length: 1_000 }, (_, at) => deviation(at + 2));
    const both = withDeviations({ validationSummary, validationMessages }, { deviations, count: 1_000 });
    expect(both.validationMessages.filter(({ severity }) => severity === 'Info')).toHaveLength(100);
    expect(both.validationSummary).toMatchObject({
      notShown: 301,
      notListed: [
        { severity: 'Info', ruleId: 'X-01', count: 200 },
        { severity: 'Error', ruleId: 'T-03', count: 101 },
      ],
    });
  });

  it('is reported as unknown if the engine was stopped', () => {
    const { validationSummary, validationMessages } = withoutVerdict(report(), { why: 'stopped', limit: 10 });
    expect(validationSummary).toMatchObject({ valid: false, errors: 2 });
    expect(validationMessages.map(({ text }) => text)).toContainEqual(expect.stringContaining('after 10 seconds'));
  });
});
