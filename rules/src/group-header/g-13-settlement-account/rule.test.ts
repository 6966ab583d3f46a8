import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-13: Settlement account', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const id = '<Id><Othr><Id>4711</Id></Othr></Id>';

  const account = 'GrpHdr/SttlmInf/SttlmAcct';
  const overAccount: typeof pacs008 = (changes, rbVersion) =>
    pacs008({ 'GrpHdr/SttlmInf/SttlmMtd': 'INGA', ...changes }, rbVersion);

  it('accepts an id', () => accepts(overAccount({ [account]: id })));

  it('reports an account of a clearing', () =>
    reports(pacs008({ [account]: id }), { variant: 'ofClearing', path: account }));

  it('reports anything else', () =>
    reports(overAccount({ [account]: `${id}<Ccy>EUR</Ccy>` }), {
      variant: 'moreThanId',
      path: 'GrpHdr/SttlmInf/SttlmAcct/Ccy',
      value: 'EUR',
      params: { element: 'Ccy' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(overAccount, 'GrpHdr/SttlmInf'));
});
