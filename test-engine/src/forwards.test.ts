import { clearFile } from './clear-file.ts';
import type { ClearingInput } from './clearing-input.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { sampleNow } from './testing/clearing-input.fixture.ts';
import { bytesOf, clearingBic, senderBic, textOf } from './testing/credit-transfer.fixture.ts';
import {
  type Delivered,
  delivered,
  forwardedBy,
  fromReceiver,
  fromSender,
  receiving,
  sending,
} from './testing/delivered.fixture.ts';
import { sampleDueDate } from './testing/direct-debit.fixture.ts';
import { errorsInAnswers, rulebooks } from './testing/errors-in.fixture.ts';
import { inFile } from './testing/in-files.fixture.ts';
import { claimXml, valueDateXml } from './testing/inquiries.fixture.ts';
import {
  recallXml,
  refusalXml,
  rejectXml,
  returnXml,
  reversalXml,
  statusRequestXml,
} from './testing/r-messages.fixture.ts';

const payments = [{ amount: '50.00' }, { amount: '7.00' }];

/** The samples lack elements that the schemes usually have. */
const errorsOf = (...of: Parameters<typeof errorsInAnswers>) =>
  errorsInAnswers(...of).filter((error) => !error.includes('usually contains'));

/** The input in a file whose header names the bank that sends the message. */
const asFile = (input: ClearingInput): ClearingInput => {
  const file = inFile(input);
  const [sender = senderBic] = input.sender.participants ?? [];
  return { ...file, bytes: bytesOf(textOf(file.bytes).replace(/(SndgInst>)\w{8}/, `$1${sender.slice(0, 8)}`)) };
};

const about = ({ delivery }: Delivered) => ({ messageId: delivery.answer.messageId ?? '', amount: '50.00' });
const parsed = (bytes: Uint8Array | undefined) => parseMessage(bytes ?? new Uint8Array());

describe('the answer of a participant', () => {
  const of = delivered(payments);
  const sample = about(of);

  it('is forwarded to the sender of the payment, with the ids of the sent message', () => {
    const input = fromReceiver(of, returnXml([sample]));
    const [forwarded, ...more] = forwardedBy(input);
    expect(more).toEqual([]);
    expect(forwarded?.answer).toMatchObject({
      recipient: sending,
      messageType: 'pacs.004.001.09',
      sourceMessageId: 'RTR-1',
      aboutMessageId: 'MSG-1',
      reason: { textKey: 'engine.forwardedToSender', params: { count: 1, code: 'AC04' } },
    });
    const { messageId, instructing, instructed, rTransactions } = parsed(forwarded?.bytes);
    expect([messageId, instructing, instructed]).toEqual([forwarded?.answer.messageId, clearingBic, senderBic]);
    expect(rTransactions).toMatchObject([
      { ownId: 'R-1', originalMessageId: 'MSG-1', transactionId: 'TX-1', reason: 'AC04', returned: { text: '50.00' } },
    ]);
  });

  it('is forwarded after the settlement of the return', () => {
    const { settlesAt = '', answers } = clearFile(fromReceiver(of, returnXml([sample])));
    expect((answers.find(({ answer }) => answer.recipient)?.answer.dueAt ?? '') > settlesAt).toBe(true);
    expect(settlesAt > sampleNow).toBe(true);
  });

  it('contains only the accepted entries, with their number and sum', () => {
    const second = { ...sample, transactionId: 'TX-2', amount: '7.00' };
    const input = fromReceiver(of, returnXml([sample, { ...second, reason: 'ZZZZ' }]));
    expect(clearFile(input).verdict.groupStatus).toBe('PART');
    const [forwarded] = forwardedBy(input);
    const { count, sums, rTransactions } = parsed(forwarded?.bytes);
    expect([count, sums.map(({ text }) => text), rTransactions.length]).toEqual(['1', ['50.00'], 1]);
    expect(forwardedBy(fromReceiver(of, returnXml([sample, second])))).toHaveLength(1);
  });

  it('is not forwarded where the clearing rejects it', () => {
    const input = fromReceiver(of, returnXml([{ ...sample, amount: '49.00' }]));
    expect(clearFile(input).verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ params: { code: 'XT77' } }] });
    expect(forwardedBy(input)).toEqual([]);
  });

  it('of a tester who does not act as the participant is about an unknown message', () => {
    const sender = { bic: receiving.bic, testCode: 'T', userId: 'other' };
    const rejected = clearFile(fromReceiver(of, returnXml([sample]), { sender }));
    expect(rejected.verdict.reasons).toMatchObject([{ trigger: 'XT74', textKey: 'engine.originalUnknown' }]);
    const successor = { ...sender, participants: [`${receiving.bic}XXX`] };
    expect(forwardedBy(fromReceiver(of, returnXml([sample]), { sender: successor }))).toHaveLength(1);
  });

  it('can have the BIC of the participant in place of that of the profile, and no other', () => {
    expect(clearFile(fromReceiver(of, returnXml([sample]))).verdict.groupStatus).toBe('ACCP');
    const sender = { bic: 'ZYCCITM0XXX', testCode: 'T', userId: receiving.userId };
    expect(clearFile(fromReceiver(of, returnXml([sample]), { sender })).verdict.fileCode).toBe('A01');
  });

  it('gives the same bytes again', () => {
    const twice = [1, 2].map(() =>
      forwardedBy(fromReceiver(of, returnXml([sample]))).map(({ bytes }) => textOf(bytes)),
    );
    expect(twice[0]).toEqual(twice[1]);
  });
});

describe('the recall of a delivered payment', () => {
  const of = delivered(payments);

  it('is forwarded to the tester who received it, and not answered for that bank', () => {
    const { answers } = clearFile(fromSender(of, recallXml([{ amount: '50.00' }])));
    expect(answers.map(({ answer }) => answer.messageType.slice(0, 8))).toEqual(['pacs.002', 'camt.056']);
    expect(answers[1]?.answer).toMatchObject({ recipient: receiving, aboutMessageId: about(of).messageId });
    expect(parsed(answers[1]?.bytes).rTransactions).toMatchObject([
      { originalMessageId: about(of).messageId, transactionId: 'TX-1', ownId: 'C-1' },
    ]);
  });

  it('is due after the delivery', () => {
    const [forwarded] = forwardedBy(fromSender(of, recallXml([{ amount: '50.00' }])));
    expect((forwarded?.answer.dueAt ?? '') > of.delivery.answer.dueAt).toBe(true);
  });

  it('of payments to other banks is answered for them', () => {
    const unknown = { transactionId: 'TX-9', amount: '50.00' };
    const { answers } = clearFile(fromSender(of, recallXml([{ amount: '50.00' }, unknown])));
    const types = answers.map(({ answer }) => answer.messageType.slice(0, 8));
    expect(types.toSorted()).toEqual(['camt.029', 'camt.056', 'pacs.002']);
  });

  it('is followed by a status request about it, and by the refusal of the tester', () => {
    const recall = fromSender(of, recallXml([{ amount: '50.00' }]));
    const [forwarded] = forwardedBy(recall);
    const counterparts = [
      { bytes: forwarded?.bytes ?? new Uint8Array(), recipient: receiving, bic: receiving.bic, dueAt: sampleNow },
    ];
    const original = { bytes: recall.bytes, messageType: 'camt.056.001.08', counterparts };
    const chase = fromSender(of, statusRequestXml([{ messageId: 'CXL-1', messageName: 'camt.056' }]), { original });
    const { answers } = clearFile(chase);
    expect(answers.map(({ answer }) => answer.messageType.slice(0, 8))).toEqual(['pacs.002', 'pacs.028']);
    expect(parsed(answers[1]?.bytes).rTransactions).toMatchObject([
      { originalMessageId: forwarded?.answer.messageId, transactionId: 'TX-1' },
    ]);
    const [refused] = forwardedBy(fromReceiver(of, refusalXml([{ ...about(of), reason: 'NOAS' }])));
    expect(parsed(refused?.bytes).rTransactions).toMatchObject([{ originalMessageId: 'MSG-1', reason: 'NOAS' }]);
  });
});

const inquiryAnswer = (of: Delivered): string => {
  const original = { ...of.sent, counterparts: [] };
  const bytes = bytesOf(claimXml({ amount: '50.00', rbVersion: of.rbVersion }));
  const input = { ...fromSender(of, '', { original }), bytes };
  const reply = textOf(clearFile(input).answers[1]?.bytes ?? new Uint8Array());
  return reply
    .replace(/<OrgnlMsgId>MSG-1</, `<OrgnlMsgId>${about(of).messageId}<`)
    .replaceAll(senderBic, '@')
    .replaceAll(clearingBic, senderBic)
    .replaceAll('@', clearingBic);
};

describe('inquiries about a delivered payment', () => {
  it.each(rulebooks)('are forwarded in both directions under rulebook %s, without errors', (rbVersion) => {
    const of = delivered(payments, { rbVersion });
    for (const xml of [claimXml({ amount: '50.00', rbVersion }), valueDateXml({ amount: '50.00', rbVersion })]) {
      const input = { ...fromSender(of, xml), bytes: bytesOf(xml) };
      const result = clearFile(input);
      expect(result.answers.map(({ answer }) => answer.recipient)).toEqual([undefined, receiving]);
      expect(errorsOf(result, input)).toEqual([]);
    }
    const xml = inquiryAnswer(of);
    const input = { ...fromReceiver(of, ''), bytes: bytesOf(xml.replaceAll(senderBic, receiving.bic)) };
    const result = clearFile(input);
    expect(result.answers.map(({ answer }) => answer.recipient)).toEqual([undefined, sending]);
    expect(textOf(result.answers[1]?.bytes ?? new Uint8Array())).toContain('<OrgnlMsgId>MSG-1<');
    expect(errorsOf(result, input)).toEqual([]);
  });
});

describe.each(rulebooks)('forwarded messages about credit transfers under rulebook %s', (rbVersion) => {
  const of = delivered(payments, { rbVersion });
  const sample = about(of);

  it('have no errors', () => {
    const inputs = [
      fromReceiver(of, returnXml([sample, { ...sample, transactionId: 'TX-2', amount: '7.00' }])),
      fromReceiver(of, refusalXml([{ ...sample, reason: 'LEGL' }])),
      fromSender(of, recallXml([{ amount: '50.00' }])),
    ];
    for (const input of inputs)
      for (const one of [input, asFile(input)]) {
        const result = clearFile(one);
        expect(result.answers.filter(({ answer }) => answer.recipient)).toHaveLength(1);
        expect(errorsOf(result, one)).toEqual([]);
      }
  });
});

describe.each(['2023', '2025'] as const)('forwarded messages about direct debits under rulebook %s', (rbVersion) => {
  const of = delivered(payments, { scheme: 'core', rbVersion });
  const sample = { messageName: 'pacs.003.001.08', date: sampleDueDate, amount: '50.00' };
  const received = { ...sample, ...about(of) };
  const later = { now: '2026-03-02T09:30:00.000Z' };
  const settled = { original: { ...of.sent, isSettled: true } };

  it.each([
    ['the reject', fromReceiver(of, rejectXml([received]))],
    ['the refund', fromReceiver(of, returnXml([{ ...received, reason: 'MD06' }]))],
    ['the reversal', fromSender(of, reversalXml([sample]), settled)],
    ['the cancellation', fromSender(of, recallXml([sample]), later)],
  ])('%s has no errors', (_, input) => {
    for (const one of [input, asFile(input)]) {
      const result = clearFile(one);
      expect(result.answers.filter(({ answer }) => answer.recipient)).toHaveLength(1);
      expect(errorsOf(result, one)).toEqual([]);
    }
  });

  it('are not sent about collections that are cancelled before their delivery', () => {
    expect(forwardedBy(fromSender(of, recallXml([sample])))).toEqual([]);
  });
});
