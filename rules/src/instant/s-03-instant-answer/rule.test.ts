import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const group = 'OrgnlGrpInfAndSts/GrpSts';
const reason = 'TxInfAndSts/StsRsnInf';
const no = { [group]: 'RJCT' };
const yes = { [group]: 'ACCP', 'TxInfAndSts/TxSts': 'ACCP', [reason]: undefined };

describe('S-03: Answer to an instant payment', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst' });

  it('accepts a yes and a no with its reason, in both generations', () => {
    accepts(pacs002(yes));
    accepts(pacs002(no));
    accepts(pacs002(no, '2021'), { rbVersion: '2021' });
  });

  it('accepts the status of a rejection in the transaction only', () =>
    accepts(pacs002({ ...no, [group]: undefined, 'TxInfAndSts/TxSts': 'RJCT' })));

  it('accepts the reason at the group', () => {
    const whole = { 'OrgnlGrpInfAndSts/StsRsnInf': '<Rsn><Cd>AC01</Cd></Rsn>', TxInfAndSts: undefined };
    accepts(pacs002({ ...no, ...whole }));
  });

  it('does not concern the report about a recall', () =>
    accepts(pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'camt.056.001.08', 'TxInfAndSts[2]/OrgnlTxId': 'B' })));

  it('does not concern bulks', () => accepts(pacs002(), { scheme: 'sct' }));

  it('reports an answer that is neither positive nor negative', () => {
    reports(pacs002(), { variant: 'status', path: group, value: 'PART', expected: 'ACCP, RJCT', severity: 'Error' });
    reports(pacs002({ ...yes, [group]: undefined }), { variant: 'status', path: 'OrgnlGrpInfAndSts', value: '-' });
    reports(pacs002({ OrgnlGrpInfAndSts: undefined }), { variant: 'noGroup', path: '' });
  });

  it('reports a reason for a yes, and a no without or with several', () => {
    reports(pacs002({ [group]: 'ACCP' }), { variant: 'reasonForYes', path: group });
    reports(pacs002({ ...no, [reason]: undefined }), { variant: 'reasonForNo', params: { reasons: 0 } });
    reports(pacs002({ ...no, [`${reason}[2]`]: '<Rsn><Cd>AC04</Cd></Rsn>' }), { variant: 'reasonForNo' });
  });

  it('warns of a second transaction', () =>
    reports(pacs002({ ...no, 'TxInfAndSts[2]/OrgnlTxId': 'B' }), { variant: 'transactions', severity: 'Warning' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes, rb) => pacs002({ TxInfAndSts: undefined, ...changes }, rb), ''));
});
