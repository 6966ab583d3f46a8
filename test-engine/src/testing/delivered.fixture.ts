import { clearFile } from '../clear-file.ts';
import type { ClearingInput, EarlierMessage, MadeAnswer } from '../clearing-input.ts';
import { bulkInput, inputOf } from './clearing-input.fixture.ts';
import { senderBic, type TransferSample } from './credit-transfer.fixture.ts';
import { versionUnder } from './errors-in.fixture.ts';
import { in2009 } from './in-2009.fixture.ts';

/** The tester who acts as the bank of the creditor or, in a direct debit, of the debtor. */
export const receiving = { bic: 'ZYBBFRP0', userId: 'receiver' };
export const sending = { userId: 'sender' };

type Conditions = Pick<ClearingInput, 'scheme' | 'rbVersion'>;

/** Payments that a tester sent, and their delivery to the tester who acts as the receiving bank. */
export type Delivered = Conditions & {
  readonly sent: EarlierMessage;
  readonly delivery: MadeAnswer;
  readonly received: EarlierMessage;
};

export const delivered = (
  transfers: readonly TransferSample[],
  { scheme = 'sct', rbVersion = '2023' }: Partial<Conditions> = {},
): Delivered => {
  const input = bulkInput(
    transfers,
    { scheme, rbVersion, holders: [receiving] },
    scheme === 'sct' || scheme === 'inst' ? { version: versionUnder(rbVersion) } : {},
  );
  const [delivery] = clearFile(input).answers.filter(({ answer }) => answer.recipient);
  if (delivery === undefined) throw new Error('nothing was delivered');
  const { messageType, dueAt } = delivery.answer;
  const { bytes } = input;
  return {
    scheme,
    rbVersion,
    delivery,
    sent: {
      bytes,
      messageType,
      counterparts: [{ bytes: delivery.bytes, recipient: receiving, bic: receiving.bic, dueAt }],
    },
    received: {
      bytes: delivery.bytes,
      messageType,
      isSettled: true,
      deliveredTo: receiving,
      counterparts: [{ bytes, recipient: sending, bic: senderBic }],
    },
  };
};

const asInput = ({ scheme, rbVersion }: Conditions, xml: string, changes: Partial<ClearingInput>): ClearingInput =>
  inputOf(rbVersion < '2023' ? in2009(xml) : xml, { scheme, rbVersion, seed: 'seed-2', ...changes });

/** An R-message of the tester who received the payments. */
export const fromReceiver = (of: Delivered, xml: string, changes: Partial<ClearingInput> = {}): ClearingInput =>
  asInput(of, xml.replaceAll(senderBic, receiving.bic), {
    original: of.received,
    sender: { bic: 'ZYCCITM0XXX', testCode: 'T', userId: receiving.userId, participants: [receiving.bic] },
    ...changes,
  });

/** An R-message of the tester who sent the payments. */
export const fromSender = (of: Delivered, xml: string, changes: Partial<ClearingInput> = {}): ClearingInput =>
  asInput(of, xml, {
    original: of.sent,
    sender: { bic: senderBic, testCode: 'T', userId: sending.userId },
    ...changes,
  });

/** The answers of a clearing that other testers receive. */
export const forwardedBy = (input: ClearingInput): readonly MadeAnswer[] =>
  clearFile(input).answers.filter(({ answer }) => answer.recipient);
