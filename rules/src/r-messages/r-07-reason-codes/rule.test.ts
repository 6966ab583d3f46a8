import { camt029, camt056, pacs002, pacs004 } from '@clearbench/iso20022/samples/answers';
import { camt055, pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const returned = (reason: string, rbVersion?: '2019') => pacs004({ 'TxInf/RtrRsnInf/Rsn': reason }, rbVersion);
const recalled = (reason: string, rbVersion?: '2021') => camt056({ 'Undrlyg/TxInf/CxlRsnInf/Rsn': reason }, rbVersion);
const refused = (reason: string) => camt029({ 'CxlDtls/TxInfAndSts/CxlStsRsnInf/Rsn': reason });
const bank = { 'TxInfAndSts/StsRsnInf/Orgtr/Id/OrgId/AnyBIC': 'ZYCODEF0XXX' };
const rejected = (code: string, changes = {}) => pacs002({ 'TxInfAndSts/StsRsnInf/Rsn/Cd': code, ...bank, ...changes });

describe('R-07: Reason codes of the scheme', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts the reasons of the scheme', () => {
    accepts(returned('<Cd>AC04</Cd>'));
    accepts(recalled('<Cd>FRAD</Cd>'));
    accepts(refused('<Cd>LEGL</Cd>'));
    accepts(rejected('AC01'));
  });

  it('reports a published reason of another kind of message', () => {
    const wrong = { variant: 'unknown', severity: 'Error' };
    reports(returned('<Cd>MD06</Cd>'), { ...wrong, path: 'TxInf/RtrRsnInf/Rsn/Cd', value: 'MD06' });
    reports(recalled('<Cd>AGNT</Cd>'), { ...wrong, expected: 'AC03, AM09, CUST, DUPL, FRAD, TECH' });
    reports(refused('<Cd>AGNT</Cd>'), { ...wrong, path: 'CxlDtls/TxInfAndSts/CxlStsRsnInf/Rsn/Cd' });
    reports(rejected('AC13'), { ...wrong, path: 'TxInfAndSts/StsRsnInf/Rsn/Cd', value: 'AC13' });
  });

  it('reports reasons of customers that no bank passes on', () => {
    const core = { scheme: 'core' } as const;
    const reversal = 'OrgnlPmtInfAndRvsl/TxInf/RvslRsnInf/Rsn/Cd';
    accepts(pain007({ [reversal]: 'MS02' }), core);
    reports(pain007({ [reversal]: 'AC01' }), { variant: 'unknown', path: reversal, severity: 'Error' }, core);
    const cancellation = 'Undrlyg/OrgnlPmtInfAndCxl/TxInf/CxlRsnInf/Rsn/Cd';
    accepts(camt055({ [cancellation]: 'CUST' }));
    reports(camt055({ [cancellation]: 'AGNT' }), { variant: 'unknown', path: cancellation, severity: 'Warning' });
  });

  it('reports a reason of a clearing as Info only', () => {
    const ofClearing = { 'TxInfAndSts/StsRsnInf/Orgtr/Id/OrgId/AnyBIC': 'ZYCSDEF0XXX' };
    reports(rejected('AM18', ofClearing), { variant: 'ofClearing', value: 'AM18', severity: 'Info' });
  });

  it('ignores reasons of positive statuses, and proprietary codes of a clearing', () => {
    accepts(rejected('AM18', { 'TxInfAndSts/TxSts': 'PDNG' }));
    accepts(pacs002({ 'TxInfAndSts/StsRsnInf/Rsn': '<Prtry>XT33</Prtry>' }));
  });

  it('requires codes if the message can contain them', () => {
    reports(returned('<Prtry>AC04</Prtry>'), { variant: 'proprietary', value: 'AC04', severity: 'Warning' });
    accepts(recalled('<Prtry>FRAD</Prtry>', '2021'), { rbVersion: '2021' });
    reports(recalled('<Prtry>ODD</Prtry>', '2021'), { variant: 'proprietary' }, { rbVersion: '2021' });
  });

  it('depends on the scheme and the rulebook', () => {
    const afterRecall = { variant: 'afterRecall', expected: 'FOCR', severity: 'Error' };
    reports(returned('<Cd>AC04</Cd>'), afterRecall, { scheme: 'inst' });
    accepts(returned('<Cd>FOCR</Cd>'), { scheme: 'inst' });
    accepts(rejected('AB05'), { scheme: 'inst' });
    reports(rejected('AB05'), { variant: 'unknown' });
    accepts(returned('<Cd>ERIN</Cd>'));
    reports(returned('<Cd>ERIN</Cd>', '2019'), { variant: 'unknown' }, { rbVersion: '2019' });
  });

  it('accepts AC13, the debtor is a consumer, from B2B direct debits only', () => {
    accepts(returned('<Cd>AC13</Cd>'), { scheme: 'b2b' });
    accepts(rejected('AC13'), { scheme: 'b2b' });
    reports(returned('<Cd>AC13</Cd>'), { variant: 'unknown' }, { scheme: 'core' });
    reports(rejected('AC13'), { variant: 'unknown' }, { scheme: 'core' });
  });

  it('uses the list as changed by an administrator, and the list it is a part of', () => {
    const only = (period: object) => ({ codeLists: { sct_return_reason: { MS03: {}, AC04: period } } });
    accepts(returned('<Cd>AC04</Cd>'), only({}));
    reports(returned('<Cd>AC01</Cd>'), { variant: 'unknown', expected: 'MS03, AC04' }, only({}));
    accepts(returned('<Cd>AC04</Cd>'), only({ validFrom: '2025-10-16' }));
    const params = { limit: '2025-10-17', day: '2025-10-16' };
    reports(
      returned('<Cd>AC04</Cd>'),
      { variant: 'notYet', params, expected: 'MS03' },
      only({ validFrom: params.limit }),
    );
    const codeLists = { return_reason: { AC01: {}, AC04: { validTo: '2025-10-15' } } };
    accepts(returned('<Cd>AC01</Cd>'), { codeLists });
    reports(returned('<Cd>AC04</Cd>'), { variant: 'noMore', expected: 'AC01' }, { codeLists });
    reports(returned('<Cd>MS03</Cd>'), { variant: 'unknown' }, { codeLists });
  });

  it('uses the current day for a message without settlement', () => {
    const codeLists = { sct_recall_reason: { DUPL: { validTo: '2025-10-14' } } };
    reports(recalled('<Cd>DUPL</Cd>'), { variant: 'noMore', params: { day: '2025-10-15' } }, { codeLists });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004, 'TxInf'));
});
