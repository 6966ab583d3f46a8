import { mandatePath, pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-05: Amendment indicator', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const amended = (indicator: string | undefined, details: string | undefined) =>
    pacs003({ [`${mandatePath}/AmdmntInd`]: indicator, [`${mandatePath}/AmdmntInfDtls`]: details });
  const change = '<OrgnlMndtId>MANDATE-0814</OrgnlMndtId>';

  it('accepts both together, and neither', () => {
    accepts(amended('true', change));
    accepts(amended('1', change));
    accepts(amended('false', undefined));
    accepts(pacs003());
  });

  it('reports an amendment without details', () => {
    reports(amended('true', undefined), { variant: 'noDetails', path: `${mandatePath}/AmdmntInd` });
    reports(amended('true', ''), { variant: 'noChange', path: `${mandatePath}/AmdmntInfDtls` });
  });

  it('reports details without an amendment', () => {
    reports(amended('false', change), { variant: 'noIndicator', path: `${mandatePath}/AmdmntInd`, expected: 'true' });
    reports(amended(undefined, change), { variant: 'noIndicator', path: `${mandatePath}/AmdmntInfDtls` });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/DrctDbtTx'));
});
