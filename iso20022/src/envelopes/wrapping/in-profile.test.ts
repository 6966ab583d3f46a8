import { creditFile } from '../../samples/credit-file.ts';
import { pacs008 } from '../../samples/pacs-008.ts';
import { builtInForms, builtInProfiles } from '../built-in-profiles.ts';
import { formsOfProfile } from '../forms-of-profile.ts';
import { messageFormOf } from '../message-form.ts';
import { readEnvelope } from '../read-envelope.ts';
import { inProfile, type WrapOptions } from './in-profile.ts';

const profileNamed = (id: string) => {
  const profile = builtInProfiles.find((one) => one.profile === id);
  if (profile === undefined) throw new Error(id);
  return profile;
};
const bulkForms = formsOfProfile(profileNamed('bulk-clearing'));
const gross = messageFormOf(profileNamed('gross-settlement'));
const known = { files: builtInForms, messages: builtInProfiles.flatMap((profile) => messageFormOf(profile) ?? []) };

const options: WrapOptions = {
  known,
  scheme: 'sct',
  sender: 'ZYDODEF0XXX',
  receiver: 'ZYCSDEF0XXX',
  testCode: 'T',
  now: '2025-10-15T09:00:00.000Z',
  reference: 'T251015',
};
const neutral = options;
const bulks: WrapOptions = { ...options, files: bulkForms };
const single: WrapOptions = { ...options, files: [], messageForm: gross };

const wrapped = (text: string, to: WrapOptions): string => {
  const result = inProfile(new TextEncoder().encode(text), to);
  if ('failure' in result) throw new Error(JSON.stringify(result.failure));
  return Buffer.concat(result.parts).toString();
};
const fileIn = (text: string) => readEnvelope(new TextEncoder().encode(text), builtInForms);
/** Without white space between elements and the XML declaration. */
const compact = (text: string): string =>
  text
    .replace(/<\?.*?\?>\s*/, '')
    .replaceAll(/>\s+</g, '><')
    .trim();

describe('a text in the profile of an environment', () => {
  const message = pacs008();

  it('is unchanged in the neutral profile, and where it has the profile already', () => {
    expect(wrapped(message, neutral)).toBe(message);
    expect(wrapped(creditFile(), neutral)).toBe(creditFile());
    for (const to of [bulks, single]) expect(wrapped(wrapped(message, to), to)).toBe(wrapped(message, to));
    expect(wrapped('<Something/>', single)).toBe('<Something/>');
    expect(wrapped('<a', bulks)).toBe('<a');
  });

  it('is a file with a header of the profile', () => {
    const file = fileIn(wrapped(message, bulks));
    expect(file?.form.root).toBe('BlkClrIcfBlkCdtTrf');
    expect(Object.fromEntries(file?.header ?? [])).toEqual({
      SndgInst: 'ZYDODEF0',
      RcvgInst: 'ZYCSDEF0',
      FileRef: 'T251015',
      SrvcId: 'SCT',
      TstCode: 'T',
      FType: 'ICF',
      FDtTm: '2025-10-15T09:00:00Z',
      NumCTBlk: '1',
      NumPCRBlk: '0',
      NumRFRBlk: '0',
      NumROIBlk: '0',
      NumSRBlk: '0',
    });
    expect(compact(Buffer.from(file?.bulks[0]?.bytes ?? []).toString())).toBe(
      compact(
        message.replace(
          '<FIToFICstmrCdtTrf>',
          '<FIToFICstmrCdtTrf xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">',
        ),
      ).replace('.08">', '.08" xmlns:f="urn:clearbench:bulk:xsd:icf">'),
    );
  });

  it('keeps namespaces that the document declares', () => {
    const prefixed = message
      .replace(/<(\/?)(\w+)/g, '<$1d:$2')
      .replace(' xmlns="', ' xmlns:x="urn:x" xmlns:d="')
      .replace('<?d:xml', '<?xml');
    const [bulk] = fileIn(wrapped(prefixed, bulks))?.bulks ?? [];
    expect([bulk?.element, bulk?.messageType]).toEqual(['FIToFICstmrCdtTrf', 'pacs.008.001.08']);
    expect(Buffer.from(bulk?.bytes ?? []).toString()).toContain('xmlns:x="urn:x"');
    expect(wrapped(wrapped(prefixed, bulks), neutral)).not.toContain('urn:clearbench:bulk');
  });

  it('is a message with its business header', () => {
    const text = wrapped(message, single);
    expect(text).toContain('<e:GrossSettlementMessage xmlns:e="urn:clearbench:gross">');
    expect(text).toContain('<BizMsgIdr>ZYDO-20251015-0001</BizMsgIdr>');
    expect(text).toContain('<MsgDefIdr>pacs.008.001.08</MsgDefIdr>');
    expect(text.match(/<\?xml/g)).toHaveLength(1);
    expect(wrapped(message, { ...single, sender: '' })).toMatch(/<Fr>.*ZYDODEF0XXX.*<\/Fr>/);
  });

  it('comes from one profile into each other one, with the values of its header', () => {
    const file = wrapped(creditFile({ FileRef: 'KEPT', TstCode: 'P' }), bulks);
    expect([fileIn(file)?.header.get('FileRef'), fileIn(file)?.header.get('TstCode')]).toEqual(['KEPT', 'P']);
    expect(fileIn(wrapped(file, neutral))?.form.root).toBe('CreditFile');
    expect(compact(wrapped(wrapped(file, single), neutral))).toBe(compact(message));
    expect(fileIn(wrapped(wrapped(message, single), bulks))?.form.root).toBe('BlkClrIcfBlkCdtTrf');
  });

  it('is refused where a profile of single messages has no place for several', () => {
    const two = creditFile({ NumCTBlk: '2' }, [message, pacs008({ 'GrpHdr/MsgId': 'OTHER' })]);
    expect(inProfile(new TextEncoder().encode(two), single)).toEqual({
      failure: { messages: 2, profileId: 'gross-settlement' },
    });
    expect(fileIn(wrapped(two, bulks))?.bulks).toHaveLength(2);
  });

  it('stays a document where no file of the profile has the message or the service', () => {
    expect(wrapped(message, { ...bulks, scheme: 'inst' })).toBe(message);
    const order = message
      .replace('pacs.008.001.08', 'pain.001.001.09')
      .replaceAll('FIToFICstmrCdtTrf', 'CstmrCdtTrfInitn');
    expect(wrapped(order, bulks)).toBe(order);
  });
});
