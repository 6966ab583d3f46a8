import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { choicesAt } from './completion.ts';
import { hoverAt } from './hover.ts';

const grammar = grammarOf({ scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' });
const begin = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:';

/** The labels that are offered at the place of `|`. */
const offered = (text: string): readonly string[] => {
  const offset = text.indexOf('|');
  const index = createTextIndex();
  index.replace(text.replace('|', ''));
  return choicesAt(index, offset, grammar, 'en').map(({ label }) => label);
};

describe('a message that no rulebook exchanges', () => {
  it('has its elements offered', () => {
    const root = `${begin}pain.013.001.07"><CdtrPmtActvtnReq><PmtInf>`;
    expect(offered(`${root}<|</PmtInf></CdtrPmtActvtnReq></Document>`)).toEqual(
      expect.arrayContaining(['PmtMtd', 'ReqdExctnDt', 'PmtCond', 'CdtTrfTx']),
    );
  });

  it('has its elements explained', () => {
    const text = `${begin}camt.060.001.07"><AcctRptgReq/></Document>`;
    const index = createTextIndex();
    index.replace(text);
    expect(hoverAt(index, text.indexOf('AcctRptgReq'), grammar, 'de')).toMatchObject({
      name: 'Anforderung eines Kontoberichts',
      elements: ['GrpHdr', 'RptgReq', 'SplmtryData'],
    });
  });

  it('has no element offered that another one excludes', () => {
    const type = `${begin}pacs.008.001.01"><pacs.008.001.01><GrpHdr><PmtTpInf>`;
    const end = '</PmtTpInf></GrpHdr></pacs.008.001.01></Document>';
    expect(offered(`${type}<|${end}`)).toEqual(expect.arrayContaining(['SvcLvl', 'ClrChanl', 'LclInstrm']));
    const after = offered(`${type}<SvcLvl><Cd>SEPA</Cd></SvcLvl><|${end}`);
    expect(after).toContain('LclInstrm');
    expect(after).not.toContain('ClrChanl');
  });
});
