import type { StoryStep } from '../../earlier/earlier.ts';
import { ruleSpec } from '../rule-spec.ts';
import { camt029, camt056, pacs004 } from '../samples/answers.ts';
import { creditFile } from '../samples/credit-file.ts';
import { afterThis } from '../samples/earlier.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { originalAllowsIt } from './r-03-original-allows-it.ts';

const incoming = pacs008({ 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
const at = '2025-10-14T08:00:00Z';
const after = (answer: string, original: string, ...whats: readonly StoryStep['what'][]) => ({
  earlier: afterThis(original, answer, { story: whats.map((what) => ({ what, at, byTester: true })) }),
});

describe('R-03: what became of a payment allows the R-message', () => {
  const { accepts, reports } = ruleSpec(originalAllowsIt);

  it('accepts the first return, also of what was recalled', () => {
    accepts(pacs004(), after(pacs004(), incoming));
    accepts(pacs004(), after(pacs004(), incoming, 'recalled', 'refused', 'asked'));
  });

  it('reports a second return, and one of what was rejected', () => {
    const path = 'TxInf/OrgnlTxId';
    const expected = { path, value: 'ZYCO-TX-0001', params: { day: '2025-10-14' } };
    reports(pacs004(), { ...expected, variant: 'returned' }, after(pacs004(), incoming, 'returned'));
    reports(pacs004(), { ...expected, variant: 'rejected' }, after(pacs004(), incoming, 'rejected'));
  });

  it('reports a second refusal of a recall', () =>
    reports(camt029(), { variant: 'refused' }, after(camt029(), incoming, 'recalled', 'refused')));

  it('reports a second recall, but leaves instant ones since 2025 to S-06', () => {
    reports(camt056(), { variant: 'recalled' }, after(camt056(), pacs008(), 'recalled'));
    accepts(camt056(), { ...after(camt056(), pacs008(), 'recalled'), scheme: 'inst' });
  });

  it('reports a payment named twice in one message', () => {
    const second = 'TxInf[2]/OrgnlTxId';
    reports(pacs004({ 'TxInf[2]/RtrId': 'B' }), { variant: 'twice', path: second, value: 'ZYCO-TX-0001' });
    accepts(pacs004({ [second]: 'ZYCO-TX-0002' }));
  });

  it('reports a payment an earlier message of its kind in the file speaks of', () => {
    const again = { variant: 'inFile', path: 'TxInf/OrgnlTxId', value: 'ZYCO-TX-0001' };
    reports(creditFile({}, [pacs004(), pacs004()]), again);
    const refused = camt029({ 'CxlDtls/TxInfAndSts/OrgnlTxId': 'ZYCO-TX-0001' });
    accepts(creditFile({}, [pacs004(), refused, pacs004({ 'TxInf/OrgnlTxId': 'ZYCO-TX-0002' })]));
    const twice = pacs004({ 'TxInf/OrgnlTxId': 'ZYCO-TX-0003', 'TxInf[2]/RtrId': 'B' });
    reports(creditFile({}, [pacs004(), twice]), { variant: 'twice', path: 'TxInf[2]/OrgnlTxId' });
  });

  it('says nothing where the past is not known', () => accepts(pacs004()));
});
