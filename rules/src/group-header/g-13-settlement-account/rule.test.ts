import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-13: Settlement account', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const id = '<Id><Othr><Id>4711</Id></Othr></Id>';

  it('accepts an id', () => accepts(pacs008({ 'GrpHdr/SttlmInf/SttlmAcct': id })));

  it('reports anything else', () =>
    reports(pacs008({ 'GrpHdr/SttlmInf/SttlmAcct': `${id}<Ccy>EUR</Ccy>` }), {
      path: 'GrpHdr/SttlmInf/SttlmAcct/Ccy',
      value: 'EUR',
      params: { element: 'Ccy' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr/SttlmInf'));
});
