import { camt029 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const transaction = 'CxlDtls/TxInfAndSts';

describe('R-12: Negative answers to recalls', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts a refusal in both generations', () => {
    accepts(camt029());
    accepts(camt029({}, '2021'), { rbVersion: '2021' });
  });

  it('reports another confirmation', () => {
    const found = { variant: 'confirmation', path: 'Sts/Conf', expected: 'RJCR' };
    reports(camt029({ 'Sts/Conf': 'CNCL' }), { ...found, value: 'CNCL', severity: 'Error' });
    reports(camt029({ 'Sts/Conf': 'PDCR' }, '2021'), { ...found, value: 'PDCR' }, { rbVersion: '2021' });
  });

  it('reports an answer without confirmation', () =>
    reports(camt029({ Sts: '<AssgnmtCxlConf>true</AssgnmtCxlConf>' }), { variant: 'noConfirmation', path: 'Sts' }));

  it('reports another status of a transaction, or none', () => {
    const path = `${transaction}/TxCxlSts`;
    reports(camt029({ [path]: 'ACCR' }), { variant: 'status', path, value: 'ACCR', expected: 'RJCR' });
    reports(camt029({ [path]: undefined }), { variant: 'noStatus', path: transaction });
  });

  it('reports a refusal without a reason', () =>
    reports(camt029({ [`${transaction}/CxlStsRsnInf`]: undefined }), { variant: 'noReason', path: transaction }));

  it('remarks on a legal decision without a text', () => {
    const reason = `${transaction}/CxlStsRsnInf`;
    const legal = (text: string) => camt029({ [reason]: `<Rsn><Cd>LEGL</Cd></Rsn>${text}` });
    accepts(legal('<AddtlInf>Court order 4711</AddtlInf>'));
    reports(legal(''), { variant: 'noText', path: `${reason}/Rsn/Cd`, severity: 'Info' });
  });

  it('ignores answers to inquiries', () =>
    accepts(camt029({ 'Sts/Conf': 'MODI', [`${transaction}/TxCxlSts`]: undefined })));

  it('shows a correct and an incorrect example', () => showsExamples(camt029, ''));
});
