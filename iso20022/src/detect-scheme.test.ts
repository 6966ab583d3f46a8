import { detectScheme } from './detect-scheme.ts';
import { pacs004 } from './samples/answers.ts';
import { creditFile } from './samples/credit-file.ts';
import { pacs003, pacs003B2b } from './samples/pacs-003.ts';
import { instant, pacs008 } from './samples/pacs-008.ts';

const said = (text: string) => detectScheme(new TextEncoder().encode(text));
const original = (name: string, instrument?: string) => ({
  'TxInf/OrgnlGrpInf/OrgnlMsgNmId': name,
  ...(instrument === undefined ? {} : { 'TxInf/OrgnlTxRef/PmtTpInf/LclInstrm/Cd': instrument }),
});

describe('the scheme a message speaks of', () => {
  it('is the one of its local instrument', () => {
    expect([said(pacs008()), said(instant())]).toEqual(['sct', 'inst']);
    expect([said(pacs003()), said(pacs003B2b())]).toEqual(['core', 'b2b']);
  });

  it('is that of the original of an R-message', () => {
    expect(said(pacs004())).toBe('sct');
    expect(said(pacs004(original('pacs.003.001.08')))).toBe('core');
    expect(said(pacs004(original('pacs.003.001.08', 'B2B')))).toBe('b2b');
  });

  it('is the service of a file', () => {
    expect(said(creditFile())).toBe('sct');
    expect(said(creditFile({ SrvcId: 'B2B' }, [pacs003()]))).toBe('b2b');
  });

  it('is one that exchanges the message, whatever its words say', () => {
    expect(said(pacs008({ 'CdtTrfTxInf/PmtTpInf/LclInstrm/Cd': 'B2B' }))).toBe('sct');
    expect(said(pacs003().replaceAll('CORE', 'INST'))).toBe('core');
    for (const text of ['', 'no message', '<a/>']) expect(said(text)).toBe('sct');
  });

  it('is found in as much of the message as there is', () => expect(said(instant().slice(0, -200))).toBe('inst'));
});
