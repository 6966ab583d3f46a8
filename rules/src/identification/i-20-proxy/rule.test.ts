import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-20: Alias of an account', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAcct/Prxy';
  const alias = (id: string) => `<Tp><Cd>MBNO</Cd></Tp><Id>${id}</Id>`;

  it('is accepted beside an IBAN', () => {
    accepts(pacs008());
    accepts(pacs008({ [path]: alias('+491710000000') }));
    accepts(pacs008({ [path]: alias('1'.repeat(320)) }));
  });

  it('is reported when too long', () =>
    reports(pacs008({ [path]: alias('1'.repeat(321)) }), {
      variant: 'long',
      path: `${path}/Id`,
      params: { length: 321 },
    }));

  it('is doubted without a type', () =>
    reports(pacs008({ [path]: '<Id>4711</Id>' }), { variant: 'noType', path, severity: 'Warning' }));

  it('is reported without an IBAN', () =>
    reports(pacs008({ 'CdtTrfTxInf/CdtrAcct/Id': '<Othr><Id>1</Id></Othr>', [path]: alias('1') }), {
      variant: 'noIban',
      path,
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
