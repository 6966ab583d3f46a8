import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { settlementAccount } from './g-13-settlement-account.ts';

describe('G-13: a settlement account has an id and nothing else', () => {
  const { accepts, reports } = ruleSpec(settlementAccount);
  const id = '<Id><Othr><Id>4711</Id></Othr></Id>';

  it('accepts an id', () => accepts(pacs008({ 'GrpHdr/SttlmInf/SttlmAcct': id })));

  it('reports anything else', () =>
    reports(pacs008({ 'GrpHdr/SttlmInf/SttlmAcct': `${id}<Ccy>EUR</Ccy>` }), {
      path: 'GrpHdr/SttlmInf/SttlmAcct/Ccy',
      value: 'EUR',
      params: { element: 'Ccy' },
    }));
});
