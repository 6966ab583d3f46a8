import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-06: Unique id of a payment group', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts different ids', () => {
    accepts(pain001());
    accepts(pain001({ 'PmtInf[2]/PmtInfId': 'MUSTER-P2' }));
  });

  it('reports a repeated id with the line of the first one', () => {
    const found = { path: 'PmtInf[2]/PmtInfId', params: { firstLine: 13 } };
    reports(pain001({ 'PmtInf[2]/PmtInfId': 'MUSTER-P1' }), { ...found, value: 'MUSTER-P1' });
    reports(pain008({ 'PmtInf[2]/PmtInfId': 'ENERGIE-P1' }), { ...found, value: 'ENERGIE-P1' }, { scheme: 'core' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain001, ''));
});
