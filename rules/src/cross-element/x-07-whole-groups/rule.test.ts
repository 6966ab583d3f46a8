import { camt056 } from '@clearbench/iso20022/samples/answers';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { isoProfile, pacs004OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('X-07: Whole groups', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const original = '<OrgnlMsgId>M-1</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId>';
  const withReason = `${original}<RtrRsnInf><Rsn><Cd>AC04</Cd></Rsn></RtrRsnInf>`;

  it('accepts transactions without the indicator or with false, and a whole group with its reason', () => {
    accepts(pacs004OfIso());
    accepts(pacs004OfIso({ 'GrpHdr/GrpRtr': 'false' }));
    accepts(pacs004OfIso({ 'GrpHdr/GrpRtr': 'true', TxInf: undefined, OrgnlGrpInf: withReason }));
  });

  it('reports transactions of a whole group once', () => {
    const changes = { 'GrpHdr/GrpRtr': 'true', OrgnlGrpInf: withReason, 'TxInf[2]/RtrId': 'R-2' };
    reports(pacs004OfIso(changes), {
      path: 'TxInf',
      variant: 'notAllowed',
      params: { constraint: 'GroupReturnAndTransactionInformationNotPresentRule' },
    });
    reports(pacs007({ 'GrpHdr/GrpRvsl': 'true' }), [{ variant: 'missing' }, { variant: 'notAllowed' }]);
  });

  it('reports a whole group without reason', () =>
    reports(pacs004OfIso({ 'GrpHdr/GrpRtr': 'true', TxInf: undefined, OrgnlGrpInf: original }), {
      path: 'GrpHdr/GrpRtr',
      params: { constraint: 'GroupReturnAndReturnReasonRule', required: 'RtrRsnInf/Rsn' },
    }));

  it('reports that there are no transactions', () =>
    reports(pacs004OfIso({ 'GrpHdr/GrpRtr': 'false', TxInf: undefined }), {
      path: 'GrpHdr/GrpRtr',
      params: { required: 'TxInf' },
    }));

  it('reports contradictions of a cancellation request', () => {
    accepts(camt056());
    const group = `${original}<GrpCxl>true</GrpCxl><CxlRsnInf><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf>`;
    reports(camt056({ 'Undrlyg/OrgnlGrpInfAndCxl': group }), { path: 'Undrlyg/TxInf', variant: 'notAllowed' });
    accepts(camt056({ 'Undrlyg/OrgnlGrpInfAndCxl': `${original}<GrpCxl>false</GrpCxl>` }));
    accepts(camt056({ 'Undrlyg/OrgnlGrpInfAndCxl': group, 'Undrlyg/TxInf': undefined }));
  });

  it('reports a number of cancelled transactions that differs from the list', () => {
    const path = 'Undrlyg/OrgnlGrpInfAndCxl';
    const counted = (number: string) => `${original}<NbOfTxs>${number}</NbOfTxs><GrpCxl>false</GrpCxl>`;
    accepts(camt056({ [path]: counted('1') }));
    reports(camt056({ [path]: counted('2') }), {
      path: `${path}/NbOfTxs`,
      variant: 'number',
      value: '2',
      expected: '1',
    });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004OfIso, 'GrpHdr'));
});
