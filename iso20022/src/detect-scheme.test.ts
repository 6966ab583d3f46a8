import { detectScheme } from './detect-scheme.ts';
import { pacs004 } from './samples/answers.ts';
import { creditFile } from './samples/credit-file.ts';
import { pacs003, pacs003B2b } from './samples/pacs-003.ts';
import { instant, pacs008 } from './samples/pacs-008.ts';

const schemeOf = (text: string) => detectScheme(new TextEncoder().encode(text));
const original = (name: string, instrument?: string) => ({
  'TxInf/OrgnlGrpInf/OrgnlMsgNmId': name,
  ...(instrument === undefined ? {} : { 'TxInf/OrgnlTxRef/PmtTpInf/LclInstrm/Cd': instrument }),
});

describe('the scheme a message speaks of', () => {
  it('is the one of its local instrument', () => {
    expect([schemeOf(pacs008()), schemeOf(instant())]).toEqual(['sct', 'inst']);
    expect([schemeOf(pacs003()), schemeOf(pacs003B2b())]).toEqual(['core', 'b2b']);
  });

  it('is that of the original of an R-message', () => {
    expect(schemeOf(pacs004())).toBe('sct');
    expect(schemeOf(pacs004(original('pacs.003.001.08')))).toBe('core');
    expect(schemeOf(pacs004(original('pacs.003.001.08', 'B2B')))).toBe('b2b');
  });

  it('is the service of a file', () => {
    expect(schemeOf(creditFile())).toBe('sct');
    expect(schemeOf(creditFile({ SrvcId: 'B2B' }, [pacs003()]))).toBe('b2b');
  });

  it('is one that exchanges the message, whatever its words say', () => {
    expect(schemeOf(pacs008({ 'CdtTrfTxInf/PmtTpInf/LclInstrm/Cd': 'B2B' }))).toBe('sct');
    expect(schemeOf(pacs003().replaceAll('CORE', 'INST'))).toBe('core');
    for (const text of ['', 'no message', '<a/>']) expect(schemeOf(text)).toBe('sct');
  });

  it('is found in as much of the message as there is', () => expect(schemeOf(instant().slice(0, -200))).toBe('inst'));
});
