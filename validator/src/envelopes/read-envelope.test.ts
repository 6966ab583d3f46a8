import { formOf, readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { camt056 } from '@clearbench/iso20022/samples/answers';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '../validate.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const read = (text: string) => readEnvelope(bytesOf(text));

const idOf = (bytes: Uint8Array): string => {
  let id = '';
  readMessage(bytes, {
    select: ['MsgId', 'Assgnmt/Id'],
    onNode: ({ text }) => {
      id = text;
    },
  });
  return id;
};

describe('a file of a clearing, taken apart', () => {
  it('is no other text', () => {
    expect(read(pacs008())).toBeUndefined();
    expect(read('')).toBeUndefined();
    expect(read('<Credit')).toBeUndefined();
    expect(formOf(bytesOf(creditFile()))?.fileType).toBe('ICF');
  });

  it('says what its header says', () => {
    const file = read(creditFile({ FileRef: 'A&amp;1', NumSRBlk: undefined }));
    expect(file?.wellFormed).toBe(true);
    expect(file?.header.get('FileRef')).toBe('A&1');
    expect(file?.header.get('NumCTBlk')).toBe('1');
    expect(file?.header.has('NumSRBlk')).toBe(false);
  });

  it('returns each message as a separate document, without a change', () => {
    const file = read(
      creditFile({ NumCTBlk: '2', NumPCRBlk: '1' }, [pacs008(), pacs008({ 'GrpHdr/MsgId': 'SECOND' }), camt056()]),
    );
    expect(file?.bulks.map(({ element, messageType }) => [element, messageType])).toEqual([
      ['FIToFICstmrCdtTrf', 'pacs.008.001.08'],
      ['FIToFICstmrCdtTrf', 'pacs.008.001.08'],
      ['FIToFIPmtCxlReq', 'camt.056.001.08'],
    ]);
    expect(file?.bulks.map(({ bytes }) => idOf(bytes))[1]).toBe('SECOND');
    for (const { bytes } of file?.bulks ?? []) {
      const errors = validate(bytes, sctProfile).validationMessages.filter(({ severity }) => severity === 'Error');
      expect(errors.map(({ ruleId }) => ruleId)).toEqual([]);
    }
  });

  it('knows prefixes the file itself declares', () => {
    const prefixed = creditFile()
      .replace('<c:CreditFile ', '<c:CreditFile xmlns:p="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08" ')
      .replace(/<(\/?)([A-Z]\w*)/g, '<$1p:$2')
      .replace(/ xmlns="[^"]*"/, '');
    const [bulk] = read(prefixed)?.bulks ?? [];
    expect(bulk?.messageType).toBe('pacs.008.001.08');
    expect(validate(bulk?.bytes ?? new Uint8Array(), sctProfile).validationSummary.errors).toBe(0);
  });

  it('is read as far as it goes', () => {
    const whole = creditFile({}, [pacs008(), pacs008()]);
    const file = read(whole.slice(0, whole.lastIndexOf('<FIToFICstmrCdtTrf') + 100));
    expect(file?.wellFormed).toBe(false);
    expect(file?.bulks).toHaveLength(1);
    expect(file?.header.get('FileRef')).toBe('F1');
  });

  it('may be long', () => {
    const bulks = Array.from({ length: 200 }, (_, number) => pacs008({ 'GrpHdr/MsgId': `M-${number}` }));
    const file = read(creditFile({}, bulks));
    expect(file?.bulks.map(({ bytes }) => idOf(bytes))).toEqual(bulks.map((_, number) => `M-${number}`));
    expect(textOf(file?.bulks[150]?.bytes ?? new Uint8Array())).toContain('</FIToFICstmrCdtTrf>\n</Document>');
  });
});
