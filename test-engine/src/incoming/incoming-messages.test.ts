import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import { builtInProfiles, neutralProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import type { ClearingInput } from '../clearing-input.ts';
import { bulkInput, inputOf, paymentsXml } from '../testing/clearing-input.fixture.ts';
import { textOf } from '../testing/credit-transfer.fixture.ts';
import { errorsInAnswers, rulebooks, versionUnder } from '../testing/errors-in.fixture.ts';
import { creditFileXml, debitFileXml } from '../testing/files.fixture.ts';
import { recallXml } from '../testing/r-messages.fixture.ts';
import { incomingMessages } from './incoming-messages.ts';

const made = (input: ClearingInput, kind: IncomingKind, code?: string) => {
  const result = incomingMessages(input, { kind, code });
  if ('failure' in result) throw new Error(result.failure.errorKey);
  return result.answers;
};

const failureOf = (input: ClearingInput, kind: IncomingKind, code?: string) => {
  const result = incomingMessages(input, { kind, code });
  return 'failure' in result ? result.failure.errorKey : undefined;
};

const errorsOf = (answers: ReturnType<typeof made>, input: ClearingInput) =>
  errorsInAnswers({ answers } as unknown as Parameters<typeof errorsInAnswers>[0], input);

const transfers = [{ amount: '50.00' }, { amount: '7.10', transactionId: 'TX-2' }];

const aboutReceived: Record<ClearingInput['scheme'], readonly IncomingKind[]> = {
  sct: ['recall', 'nonReceiptClaim', 'valueDateClaim'],
  inst: ['recall'],
  core: ['recall', 'reversal'],
  b2b: ['recall', 'reversal'],
};

describe.each(['sct', 'inst', 'core', 'b2b'] as const)('incoming messages of %s', (scheme) => {
  it.each(rulebooks)('are valid under rulebook %s', (rbVersion) => {
    const sample = { version: versionUnder(rbVersion) };
    const input = bulkInput(scheme === 'inst' ? transfers.slice(0, 1) : transfers, { scheme, rbVersion }, sample);
    const [payment, ...others] = made(input, 'payment');
    expect(others).toEqual([]);
    expect(payment?.answer).toMatchObject({ dueAt: input.now, reason: { layer: 'request' } });
    expect(errorsOf(payment ? [payment] : [], input)).toEqual([]);
    const received = { ...input, bytes: payment?.bytes ?? input.bytes, seed: 'seed-2' };
    const about: readonly IncomingKind[] = aboutReceived[scheme];
    for (const kind of about) {
      const messages = made(received, kind);
      expect(errorsOf(messages, received)).toEqual([]);
      const [message] = messages;
      if (message === undefined || kind === 'reversal' || isDirectDebit(scheme)) continue;
      const asked = { ...received, bytes: message.bytes, seed: 'seed-3' };
      const [request, ...more] = made(asked, 'statusRequest');
      expect(more).toEqual([]);
      expect(request?.answer.messageType).toMatch(/^pacs\.028/);
      expect(errorsOf(request ? [request] : [], asked)).toEqual([]);
    }
    if (scheme !== 'inst') expect(failureOf(received, 'statusRequest')).toBe('transfer.incomingNotPossible');
  });
});

describe('an incoming file of bulks', () => {
  const bulk = (messageId: string) => paymentsXml({ transfers, messageId });
  const debits = (messageId: string) => paymentsXml({ transfers, messageId, scheme: 'core' });
  const files = {
    sct: inputOf(creditFileXml([bulk('M-1'), bulk('M-2')])),
    core: inputOf(debitFileXml([debits('M-1'), debits('M-2')]), { scheme: 'core' }),
  };

  it.each(['sct', 'core'] as const)('has the bulks of the requested file: %s', (scheme) => {
    const input = files[scheme];
    const [payments, ...others] = made(input, 'payment');
    expect(others).toEqual([]);
    expect(payments?.messages).toHaveLength(2);
    expect(new Set(payments?.messages?.map(({ messageId }) => messageId)).size).toBe(2);
    expect(errorsOf(payments ? [payments] : [], input)).toEqual([]);
    const received = { ...input, bytes: payments?.bytes ?? input.bytes, seed: 'seed-2' };
    const [recall] = made(received, 'recall');
    expect(recall?.messages).toHaveLength(2);
    expect(errorsOf(recall ? [recall] : [], received)).toEqual([]);
    for (const { messageId } of payments?.messages ?? [])
      expect(textOf(recall?.bytes ?? new Uint8Array())).toContain(`<OrgnlMsgId>${messageId}</OrgnlMsgId>`);
  });

  it('is refused where one of its bulks has no payments of the tester', () => {
    const input = inputOf(creditFileXml([bulk('M-1'), recallXml([{}])]));
    expect(failureOf(input, 'payment')).toBe('transfer.incomingNotPossible');
    expect(failureOf(files.sct, 'recall')).toBe('transfer.incomingNotPossible');
  });
});

describe.each(['sct', 'core', 'b2b'] as const)('incoming messages of %s in a profile of files', (scheme) => {
  const bulkClearing = builtInProfiles.find(({ profile }) => profile === 'bulk-clearing');
  const forms = bulkClearing === undefined ? [] : formsOfProfile(bulkClearing);

  it('are files of the profile, and are about files of the profile', () => {
    const input = bulkInput(transfers, { scheme, forms, rbVersion: '2023' });
    const [payment, ...others] = made(input, 'payment');
    expect(others).toEqual([]);
    expect(payment?.answer.fileName).toMatch(/^BC03/);
    const file = readEnvelope(payment?.bytes ?? input.bytes, forms);
    expect([file?.form.profileId, file?.bulks.length]).toEqual(['bulk-clearing', 1]);
    expect(errorsOf(payment ? [payment] : [], input)).toEqual([]);
    const received = { ...input, bytes: payment?.bytes ?? input.bytes, seed: 'seed-2' };
    const [recall] = made(received, 'recall');
    expect(readEnvelope(recall?.bytes ?? input.bytes, forms)?.form.profileId).toBe('bulk-clearing');
    expect(errorsOf(recall ? [recall] : [], received)).toEqual([]);
  });
});

describe('an incoming message', () => {
  const input = bulkInput(transfers);
  const [payment] = made(input, 'payment');
  const received = { ...input, bytes: payment?.bytes ?? input.bytes, seed: 'seed-2' };

  it('has the customer of the tester as creditor, and ids of the engine', () => {
    const text = textOf(payment?.bytes ?? new Uint8Array());
    expect(text).toMatch(/<MsgId>ENG[0-9A-Z]{11}-CT-1<\/MsgId>/);
    expect(text).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(text).toMatch(/<Cdtr>\s*<Nm>Ada Debtor<\/Nm>/);
  });

  it('is one message for each instant payment', () => {
    expect(made(bulkInput(transfers, { scheme: 'inst' }), 'payment')).toHaveLength(2);
    const many = Array.from({ length: 21 }, (_, index) => ({ amount: '1.00', transactionId: `TX-${index}` }));
    expect(failureOf(bulkInput(many, { scheme: 'inst' }), 'payment')).toBe('transfer.tooManyIncoming');
  });

  it('has the envelope of a clearing of single messages', () => {
    const messageForm = messageFormOf(
      builtInProfiles.find(({ profile }) => profile === 'instant-clearing') ?? neutralProfile,
    );
    const [wrapped] = made({ ...bulkInput(transfers.slice(0, 1), { scheme: 'inst' }), messageForm }, 'payment');
    expect(textOf(wrapped?.bytes ?? new Uint8Array())).toContain('AppHdr');
  });

  it('about a received message names the message and its reason', () => {
    const [recall] = made(received, 'recall', 'FRAD');
    expect(textOf(recall?.bytes ?? new Uint8Array())).toContain(
      `<OrgnlMsgId>${payment?.answer.messageId}</OrgnlMsgId>`,
    );
    expect(recall?.answer.reason).toMatchObject({
      textKey: 'engine.incomingRecall',
      params: { code: 'FRAD', count: 2 },
    });
  });

  it('is refused where the text has no such message, or the code does not exist', () => {
    expect(failureOf(input, 'recall')).toBe('transfer.incomingNotPossible');
    expect(failureOf(received, 'payment')).toBe('transfer.incomingNotPossible');
    expect(failureOf(received, 'reversal')).toBe('transfer.incomingNotPossible');
    expect(failureOf({ ...input, bytes: new Uint8Array() }, 'payment')).toBe('transfer.incomingNotPossible');
    expect(failureOf(received, 'recall', 'NOPE')).toBe('transfer.unknownIncomingCode');
    expect(failureOf(input, 'payment', 'DUPL')).toBe('transfer.unknownIncomingCode');
    expect(failureOf(received, 'nonReceiptClaim', 'DUPL')).toBe('transfer.unknownIncomingCode');
  });
});
