import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-06: Ultimate parties', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts a name', () => accepts(pacs008({ 'CdtTrfTxInf/UltmtDbtr/Nm': 'Carla Muster' })));

  it('reports a long name', () =>
    reports(pacs008({ 'CdtTrfTxInf/UltmtCdtr/Nm': 'N'.repeat(71) }), {
      variant: 'long',
      path: 'CdtTrfTxInf/UltmtCdtr/Nm',
      params: { party: 'UltmtCdtr', length: 71 },
    }));

  it('reports an address', () =>
    reports(pacs008({ 'CdtTrfTxInf/UltmtDbtr/PstlAdr/Ctry': 'DE' }), {
      variant: 'address',
      path: 'CdtTrfTxInf/UltmtDbtr/PstlAdr',
      params: { party: 'UltmtDbtr' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
