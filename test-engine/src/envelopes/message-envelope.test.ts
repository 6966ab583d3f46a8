import { builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import { validate } from '@clearbench/validator/validate';
import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, textOf } from '../testing/credit-transfer.fixture.ts';
import { recallXml } from '../testing/r-messages.fixture.ts';
import { testProfile } from './test-profile.ts';

const formOf = (id: string) => {
  const profile = builtInProfiles.find((one) => one.profile === id);
  const form = profile && messageFormOf(profile);
  if (form === undefined) throw new Error(`${id} is a profile of single messages`);
  return form;
};
const instant = formOf('instant-clearing');
const gross = formOf('gross-settlement');

const payment = (endToEndId = 'E2E-1'): string =>
  creditTransferXml({ messageId: 'M-1', transfers: [{ amount: '50.00', endToEndId }] }).replace(/<\?.*\?>\s*/, '');

type Header = { readonly from?: string; readonly to?: string };

const inEnvelope = (
  { root, namespace }: typeof instant,
  document = payment(),
  { from = 'ZYAADEF0XXX', to = 'ZYCLFRP0XXX' }: Header = {},
): string => {
  const party = (name: string, bic: string) =>
    `<${name}><FIId><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></FIId></${name}>`;
  const parties = `${party('Fr', from)}${party('To', to)}`;
  const type = /xsd:([a-z]+\.\d+\.\d+\.\d+)/.exec(document)?.[1];
  return `<e:${root} xmlns:e="${namespace}"><AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02">${parties}<BizMsgIdr>B1</BizMsgIdr><MsgDefIdr>${type}</MsgDefIdr><CreDt>2026-03-02T09:00:00Z</CreDt></AppHdr>${document}</e:${root}>`;
};

const ofInput = ({ scheme, rbVersion, clearing }: ClearingInput, now: string) => ({
  scheme,
  rbVersion,
  now,
  clearing: { bic: clearing.bic, systemCode: clearing.systemCode },
  envelopes: [],
});

const codesIn = (bytes: Uint8Array, input: ClearingInput, now: string): readonly string[] =>
  validate(bytes, { ...ofInput(input, now), messageForm: input.messageForm ?? gross })
    .validationMessages.filter(({ severity, ruleId }) => severity === 'Error' || ruleId === 'T-02')
    .map(({ textKey }) => textKey);

describe('a clearing of single messages with a business header', () => {
  it('answers in the same envelope, with a header of its own and a file name by the pattern', () => {
    const input = inputOf(inEnvelope(gross), { messageForm: gross, forms: [] });
    const result = clearFile(input);
    const [{ answer, bytes } = { answer: undefined, bytes: new Uint8Array() }] = result.answers;
    expect(result.verdict).toMatchObject({ groupStatus: 'ACCP', fileCode: 'A00', messageId: 'M-1' });
    expect(answer?.fileName).toMatch(/^GS01SCTZYCLFRP0\d{15}\.M$/);
    const text = textOf(bytes);
    expect(text).toContain('<e:GrossSettlementMessage xmlns:e="urn:clearbench:gross">');
    expect(text.match(/<\?xml/g)).toHaveLength(1);
    expect(text).toContain(`<MsgDefIdr>${answer?.messageType}</MsgDefIdr>`);
    expect(text).toMatch(/<To><FIId><FinInstnId><BICFI>ZYAADEF0/);
    expect(codesIn(bytes, input, answer?.dueAt ?? '')).toEqual([]);
  });

  it('rejects a header of another sender or for another receiver', () => {
    const codeOf = (header: Header) =>
      clearFile(inputOf(inEnvelope(gross, payment(), header), { messageForm: gross, forms: [] })).verdict.fileCode;
    expect(codeOf({})).toBe('A00');
    expect(codeOf({ from: 'ZYBBDEF0XXX' })).toBe('A01');
    expect(codeOf({ to: 'ZYBBDEF0XXX' })).toBe('A02');
  });

  it('rejects a header that contradicts its message, as the validator reports it', () => {
    const clear = (xml: string, changes: Partial<ClearingInput> = {}) => {
      const input = inputOf(xml, { messageForm: gross, forms: [], ...changes });
      return [clearFile(input).verdict.fileCode, codesIn(input.bytes, input, input.now)];
    };
    const unknownSender = { sender: { bic: '', testCode: 'T' } };
    const other = inEnvelope(gross, payment(), { from: 'ZYBBDEF0XXX' });
    expect(clear(other, unknownSender)).toEqual(['A01', ['finding.H-11.agent']]);
    const announced = inEnvelope(gross).replace('<MsgDefIdr>pacs.008', '<MsgDefIdr>pacs.009');
    expect(clear(announced)).toEqual(['A06', ['finding.T-02.announced']]);
    const reduced = inputOf(other, { messageForm: gross, forms: [], ...unknownSender });
    const profile = { ...ofInput(reduced, reduced.now), overrides: { 'H-11': 'Warning' as const } };
    expect(clearFile({ ...reduced, profile }).verdict.fileCode).toBe('A00');
  });

  it('has a warning in the validator for a message without the envelope, or in that of another profile', () => {
    const codes = (xml: string) => {
      const input = inputOf(xml, { messageForm: gross });
      return codesIn(input.bytes, input, input.now);
    };
    expect(codes(inEnvelope(gross))).toEqual([]);
    expect(codes(payment())).toEqual(['finding.T-02.noEnvelope']);
    expect(codes(inEnvelope(instant))).toEqual(['finding.T-02.noEnvelope']);
  });

  it('is recognised by the test of a profile, with its header', () => {
    const profile = builtInProfiles.find((one) => one.profile === 'gross-settlement');
    const text = JSON.stringify({ ...profile, profile: 'own', message: { ...profile?.message, namespace: 'urn:own' } });
    const test = {
      text,
      others: [],
      now: '2026-03-02T09:00:00Z',
      file: inEnvelope({ ...gross, namespace: 'urn:own' }),
    };
    expect(testProfile(test).recognised).toMatchObject({
      fileType: 'GrossSettlementMessage',
      header: [{ value: 'ZYAADEF0XXX' }, { value: 'ZYCLFRP0XXX' }, { meaning: 'reference', value: 'B1' }],
      bulks: [{ element: 'pacs.008.001.08', found: 1 }],
    });
    expect(testProfile({ ...test, file: payment() }).recognised).toMatchObject({ header: [], bulks: [] });
  });

  it('finds the original of a recall in its envelope, and answers the recall in one', () => {
    const amount = '5.61';
    const document = creditTransferXml({ transfers: [{ amount }] }).replace(/<\?.*\?>\s*/, '');
    const original = { bytes: bytesOf(inEnvelope(gross, document)), messageType: 'pacs.008.001.08' };
    const recall = inEnvelope(gross, recallXml([{ amount }]).replace(/<\?.*\?>\s*/, ''));
    const result = clearFile(inputOf(recall, { messageForm: gross, forms: [], original }));
    expect(result.answers.map(({ answer }) => answer.messageType.slice(0, 8))).toEqual(['pacs.002', 'pacs.004']);
    for (const { bytes } of result.answers) expect(textOf(bytes)).toContain('<e:GrossSettlementMessage ');
  });

  it('has a time-out of its own', () => expect([instant.timeOutSeconds, gross.timeOutSeconds]).toEqual([7, 20]));

  it('writes nothing around answers in a profile of files', () => {
    const plain = clearFile(inputOf(payment()));
    expect(textOf(plain.answers[0]?.bytes ?? new Uint8Array())).not.toContain('AppHdr');
  });
});
