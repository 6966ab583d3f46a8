import { isDirectDebit, settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { type IncomingKind, mostIncomingBulks, mostIncomingMessages } from '@clearbench/contracts/transfer/incoming';
import { kindsAboutReceived } from '@clearbench/contracts/transfer/kinds-about-received';
import { codeSet } from '@clearbench/iso20022/code-sets/code-sets';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { answerFiles } from '../answers/answer-files.ts';
import { deliver } from '../answers/deliver.ts';
import type { Draft } from '../answers/draft.ts';
import { nothingFileWide } from '../clearing/file-wide.ts';
import { type Intake, takeIn } from '../clearing/intake.ts';
import { openFile } from '../clearing/received-file.ts';
import { isOwnReference } from '../clearing/reference.ts';
import type { ClearingInput, MadeAnswer } from '../clearing-input.ts';
import { inMessageEnvelopes } from '../envelopes/message-envelope.ts';
import { withTimeOuts } from './beneficiary-time-out.ts';
import { asReceived, fileFormOf, singleMessage } from './incoming-files.ts';
import { requestedInquiries } from './requested-inquiries.ts';
import { requestedPayments } from './requested-payments.ts';
import { requestedRecall } from './requested-recall.ts';
import { requestedReversal } from './requested-reversal.ts';
import { requestedStatus } from './requested-status.ts';

/** What a tester requests, and the reason code of a recall or reversal. */
export type IncomingRequest = { readonly kind: IncomingKind; readonly code?: string | undefined };

/** Why there is no such message about a text. */
export type IncomingFailure = {
  readonly errorKey: 'transfer.incomingNotPossible' | 'transfer.tooManyIncoming' | 'transfer.unknownIncomingCode';
  readonly params: Readonly<Record<string, string | number>>;
};

export type IncomingResult = { readonly answers: readonly MadeAnswer[] } | { readonly failure: IncomingFailure };

/** The list of ISO 20022 with the codes of a message; others have no code. */
const codesOf: Readonly<Partial<Record<IncomingKind, string>>> = {
  recall: 'cancellation_reason',
  reversal: 'reversal_reason',
};

const draftsOf = (intake: Intake, { kind, code }: IncomingRequest): readonly Draft[] => {
  switch (kind) {
    case 'payment':
      return requestedPayments(intake);
    case 'recall':
      return requestedRecall(intake, code ?? 'DUPL');
    case 'reversal':
      return requestedReversal(intake, code ?? 'AM05');
    case 'nonReceiptClaim':
      return requestedInquiries(intake, 'camt.027');
    case 'valueDateClaim':
      return requestedInquiries(intake, 'camt.087');
    case 'statusRequest':
      return requestedStatus(intake);
  }
};

/** Payments of the tester can be received; about received messages the other bank can send further ones. */
const isPossible = ({ message, input }: Intake, kind: IncomingKind): boolean => {
  const { wellFormed, name, messageId = '', payments } = message;
  if (!wellFormed || name === undefined) return false;
  const isPayment = name === (isDirectDebit(input.scheme) ? 'pacs.003' : 'pacs.008');
  if (isPayment && payments.length === 0) return false;
  if (kind === 'payment') return isPayment && !isOwnReference(messageId);
  return isOwnReference(messageId) && kindsAboutReceived[input.scheme][name]?.includes(kind) === true;
};

const failed = (errorKey: IncomingFailure['errorKey'], params: IncomingFailure['params']): IncomingResult => ({
  failure: { errorKey, params },
});

type Part = { readonly intake: Intake; readonly drafts: readonly Draft[] };

/** The drafts about each message of the text; the first message about which nothing can be sent fails. */
const partsOf = (intakes: readonly Intake[], request: IncomingRequest): readonly Part[] | IncomingFailure => {
  const impossible = intakes.find((intake) => !isPossible(intake, request.kind));
  if (impossible !== undefined || intakes.length === 0) {
    const message = impossible?.message.messageType ?? '';
    return { errorKey: 'transfer.incomingNotPossible', params: { kind: request.kind, message } };
  }
  return intakes.map((intake) => ({ intake, drafts: draftsOf(intake, request) }));
};

const answersOf = (parts: readonly Part[]): readonly MadeAnswer[] =>
  parts.flatMap(({ intake, drafts }) => deliver(drafts, intake, nothingFileWide));

/** A file of bulks is answered by files of bulks, a message by a message or by a file of the environment's profile. */
const openText = (input: ClearingInput, kind: IncomingKind) => {
  const file = settlesInBulks(input.scheme) ? readEnvelope(input.bytes, input.forms ?? neutralForms) : undefined;
  if (file !== undefined) {
    const received = openFile(input, file);
    const written = (parts: readonly Part[]) => answerFiles(received, answersOf(parts));
    return { intakes: received.intakes, limit: mostIncomingBulks, written };
  }
  const single = { ...input, bytes: singleMessage(input) };
  const form = fileFormOf(input);
  const intake = takeIn(single, form !== undefined);
  const isAwaited = kind === 'payment' && input.scheme === 'inst';
  const written = (parts: readonly Part[]) =>
    form === undefined
      ? inMessageEnvelopes(single, isAwaited ? withTimeOuts(single, answersOf(parts)) : answersOf(parts))
      : answerFiles(asReceived(single, form, intake), answersOf(parts));
  return { intakes: [intake], limit: mostIncomingMessages, written };
};

/**
 * The messages that the other bank sends because a tester requested them, from a text of the tester or a received one;
 * about a file of bulks it sends a file of bulks. They are due at the `now` of the input. Pure: the same input gives the
 * same bytes.
 */
export const incomingMessages = (input: ClearingInput, request: IncomingRequest): IncomingResult => {
  const { kind, code } = request;
  const codes = codesOf[kind];
  if (code !== undefined && (codes === undefined || !codeSet(codes).has(code)))
    return failed('transfer.unknownIncomingCode', { code, kind });
  const { intakes, limit, written } = openText(input, kind);
  const parts = partsOf(intakes, request);
  if (!Array.isArray(parts)) return { failure: parts as IncomingFailure };
  if (parts.flatMap(({ drafts }) => drafts).length > limit) return failed('transfer.tooManyIncoming', { limit });
  const answers = written(parts);
  if (answers.length === 0) return failed('transfer.incomingNotPossible', { kind, message: '' });
  return { answers };
};
