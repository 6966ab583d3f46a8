import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-11: Settlement method', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const settledBy = (method: string) => pacs008({ 'GrpHdr/SttlmInf/SttlmMtd': method });

  it('accepts CLRG', () => accepts(settledBy('CLRG')));

  it('accepts the agents’ accounts without a clearing', () => {
    accepts(settledBy('INGA'), { clearing: undefined });
    accepts(settledBy('INDA'), { clearing: undefined });
  });

  it('reports cover payments', () =>
    reports(settledBy('COVE'), {
      variant: 'notAllowed',
      value: 'COVE',
      expected: 'CLRG',
      path: 'GrpHdr/SttlmInf/SttlmMtd',
    }));

  it('reports another method than CLRG where there is a clearing', () => {
    reports(settledBy('INGA'), { variant: 'notClearing', value: 'INGA', expected: 'CLRG' });
    reports(pacs004({ 'GrpHdr/SttlmInf/SttlmMtd': 'INDA' }), { variant: 'notClearing' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr/SttlmInf'));
});
