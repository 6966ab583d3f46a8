import { camt056, pacs004 } from '@clearbench/iso20022/samples/answers';
import { camt055, pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-06: Control data', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts right numbers', () => {
    accepts(camt056());
    accepts(pacs008({ 'GrpHdr/CtrlSum': '250' }));
  });

  it('reports a wrong number of recalled payments', () =>
    reports(camt056({ 'CtrlData/NbOfTxs': '2' }), {
      variant: 'count',
      path: 'CtrlData/NbOfTxs',
      value: '2',
      expected: '1',
    }));

  it('reports a wrong sum of the original amounts', () =>
    reports(camt056({ 'CtrlData/CtrlSum': '2500.00' }), { variant: 'sum', value: '2500.00', expected: '250.00' }));

  it('reports a wrong control sum of a bulk', () => {
    reports(pacs008({ 'GrpHdr/CtrlSum': '1' }), { variant: 'sum', path: 'GrpHdr/CtrlSum', expected: '250.00' });
    reports(pacs004({ 'GrpHdr/CtrlSum': '1' }), { variant: 'sum', expected: '250.00' });
  });

  it('reports a wrong sum of an order to reverse, and wrong data of a request to cancel', () => {
    const sum = { variant: 'sum', path: 'GrpHdr/CtrlSum', value: '1', expected: '250.00' };
    reports(pain007({ 'GrpHdr/CtrlSum': '1' }), sum, { scheme: 'core' });
    reports(camt055({ 'CtrlData/CtrlSum': '1' }), { ...sum, path: 'CtrlData/CtrlSum' });
    reports(camt055({ 'CtrlData/NbOfTxs': '7' }), { variant: 'count', value: '7', expected: '1' });
    const whole = '<PmtInfCxl>true</PmtInfCxl>';
    accepts(camt055({ 'CtrlData/NbOfTxs': '7', 'Undrlyg/OrgnlPmtInfAndCxl': whole }));
  });

  it('does not check the sum if an original amount is missing', () =>
    accepts(camt056({ 'CtrlData/CtrlSum': '1', 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt': undefined })));

  it('shows a correct and an incorrect example', () =>
    showsExamples(camt056, { CtrlData: '', OrgnlIntrBkSttlmAmt: 'Undrlyg/TxInf' }));
});
