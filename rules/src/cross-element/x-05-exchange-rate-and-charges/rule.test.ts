import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoProfile, pacs004OfIso, pacs008OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('X-05: Exchange rate and charges', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const instructed = (currency: string) => ({
    'CdtTrfTxInf/InstdAmt': '270.00',
    'CdtTrfTxInf/InstdAmt@Ccy': currency,
  });
  const rate = { 'CdtTrfTxInf/XchgRate': '1.08' };
  const charges = {
    'CdtTrfTxInf/ChrgsInf': '<Amt Ccy="EUR">1.00</Amt><Agt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Agt>',
  };

  it('accepts a rate between two currencies, and none within one', () => {
    accepts(pacs008OfIso());
    accepts(pacs008OfIso({ ...instructed('USD'), ...rate }));
    accepts(pacs008OfIso(instructed('EUR')));
  });

  it('reports a missing and a superfluous rate', () => {
    reports(pacs008OfIso(instructed('USD')), {
      path: 'CdtTrfTxInf/InstdAmt',
      variant: 'missing',
      params: { constraint: 'InstructedAmountAndExchangeRate1Rule', required: 'XchgRate' },
    });
    reports(pacs008OfIso({ ...instructed('EUR'), ...rate }), {
      path: 'CdtTrfTxInf/XchgRate',
      variant: 'notAllowed',
      params: { constraint: 'InstructedAmountAndExchangeRate2Rule' },
    });
    reports(pacs008OfIso(rate), {
      path: 'CdtTrfTxInf/XchgRate',
      variant: 'missing',
      params: { constraint: 'InstructedAmountAndExchangeRate3Rule', required: 'InstdAmt' },
    });
  });

  it('reports the rates of returns', () => {
    const returned = { 'TxInf/RtrdInstdAmt': '270.00', 'TxInf/RtrdInstdAmt@Ccy': 'USD' };
    accepts(pacs004OfIso({ ...returned, 'TxInf/XchgRate': '1.08' }));
    reports(pacs004OfIso(returned), {
      path: 'TxInf/RtrdInstdAmt',
      params: { constraint: 'ReturnedInstructedAmountAndExchangeRate1Rule' },
    });
  });

  it('reports charges without instructed amount', () => {
    accepts(pacs008OfIso({ ...instructed('EUR'), ...charges }));
    reports(pacs008OfIso(charges), { path: 'CdtTrfTxInf/ChrgsInf', params: { required: 'InstdAmt' } });
  });

  it('reports charges borne by the creditor that are not stated', () => {
    const borne = { 'CdtTrfTxInf/ChrgBr': 'CRED' };
    accepts(pacs008OfIso({ ...borne, ...instructed('EUR'), ...charges }));
    reports(pacs008OfIso(borne), {
      path: 'CdtTrfTxInf/ChrgBr',
      params: { required: 'ChrgsInf', cause: 'ChrgBr CRED' },
    });
  });

  it('leaves the errors of a scheme to its rules', () => {
    const { validationMessages } = validate(new TextEncoder().encode(pacs008(rate)), sctProfile);
    expect(validationMessages.map(({ ruleId }) => ruleId)).toEqual(['P-12']);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004OfIso, 'TxInf'));
});
