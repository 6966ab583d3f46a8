import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('R-22: Reason of a rejection', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const group = 'OrgnlGrpInfAndSts/GrpSts';
  const own = 'TxInfAndSts/StsRsnInf';
  const reasonOfGroup = { 'OrgnlGrpInfAndSts/StsRsnInf': '<Rsn><Cd>FF01</Cd></Rsn>' };

  it('accepts a reason of the transaction, and of the group', () => {
    accepts(pacs002());
    accepts(pacs002({}, '2021'), { rbVersion: '2021' });
    accepts(pacs002({ ...reasonOfGroup, [own]: undefined }));
    accepts(pacs002({ ...reasonOfGroup, [group]: 'RJCT', TxInfAndSts: undefined }));
  });

  it('accepts no reason for what is not rejected', () => {
    accepts(pacs002({ [own]: undefined, 'TxInfAndSts/TxSts': 'ACCP' }));
    accepts(pacs002({ [own]: undefined, 'TxInfAndSts/TxSts': undefined, [group]: 'ACCP' }));
    accepts(pacs002({ [group]: 'ACCP', TxInfAndSts: undefined }));
  });

  it('does not concern instant payments', () => accepts(pacs002({ [own]: undefined }), { scheme: 'inst' }));

  it('reports a rejected transaction without a reason', () => {
    const found = { variant: 'transaction', path: 'TxInfAndSts', severity: 'Error' };
    reports(pacs002({ [own]: undefined }), found);
    reports(pacs002({ [own]: undefined, 'TxInfAndSts/TxSts': undefined }), found);
    reports(pacs002({ [own]: undefined, 'TxInfAndSts/TxSts': undefined, [group]: undefined }), found);
    reports(pacs002({ [own]: undefined }), found, { scheme: 'core' });
  });

  it('reports a rejected group without a reason', () =>
    reports(pacs002({ [group]: 'RJCT', TxInfAndSts: undefined }), { variant: 'group', path: group, value: 'RJCT' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes, rb) => pacs002({ [own]: undefined, ...changes }, rb), 'TxInfAndSts'));
});
