import type { DeliveryAction } from '@clearbench/contracts/transfer/delivery-actions';
import { formatDecimal } from '@clearbench/iso20022/decimal';
import type { Heading } from '../answers/draft.ts';
import { writeXml, type XmlDocument } from '../answers/xml.ts';
import { messageTime } from '../clearing/due-times.ts';
import { type Intake, takeIn } from '../clearing/intake.ts';
import { nameOf, type References } from '../clearing/reference.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import type { Payment, RTransaction } from '../message-parser/parsed-message.ts';
import {
  type Answering,
  agreementTo,
  confirmationOf,
  inquiryReplyTo,
  refusalOf,
  rejectOf,
  returnOf,
} from './answer-documents.ts';
import { possibleActions } from './possible-actions.ts';

/** What a participant answers; a code where the action has codes. */
export type DeliveryAnswer = { readonly action: DeliveryAction; readonly code?: string | undefined };

export type AnswerText = { readonly bytes: Uint8Array; readonly messageType: string };

/** References of a tester: those of the clearing begin with others. */
const referencesFor = (seed: string): References => {
  const name = nameOf(seed);
  return (role, ...numbers) => [`ANS${name}`, role, ...numbers].join('-');
};

const headingOf = ({ input, references }: Intake): Heading => ({
  messageId: references('RA', 1),
  createdAt: messageTime(input.now),
  from: input.sender.bic,
  to: input.clearing.bic,
  total: (sum) => formatDecimal(sum, 2),
});

/** The received payments by transaction id, from the messages to which the received one refers. */
const receivedPayments = ({ original, originals = [] }: ClearingInput) => {
  const messages = original === undefined ? originals : [original, ...originals];
  const payments = new Map<string, Payment>();
  for (const { bytes } of messages)
    for (const payment of parseMessage(bytes).payments)
      payments.set(payment.transactionId ?? payment.endToEndId ?? '', payment);
  return ({ transactionId, endToEndId }: RTransaction) => payments.get(transactionId ?? endToEndId ?? '');
};

const documentFor = (answering: Answering, { action, code = '' }: DeliveryAnswer): XmlDocument | undefined => {
  const { message, input } = answering.intake;
  const isAccepted = action === 'accept';
  if (message.name === 'camt.056') return isAccepted ? agreementTo(answering) : refusalOf(answering, code);
  if (message.name !== 'pacs.008' && message.name !== 'pacs.003')
    return inquiryReplyTo(answering, isAccepted ? undefined : code);
  if (action === 'return') return returnOf(answering, code);
  return input.scheme === 'inst' ? confirmationOf(answering, isAccepted ? undefined : code) : rejectOf(answering, code);
};

/** Whether the received message can be answered like this. */
export const isPossibleAnswer = (
  messageType: string,
  context: Parameters<typeof possibleActions>[1],
  { action, code }: DeliveryAnswer,
): boolean =>
  possibleActions(messageType, context).some(
    (one) => one.action === action && (one.codes.length === 0 ? code === undefined : one.codes.includes(code ?? '')),
  );

/** The answer to a received message, with ids by the seed; undefined where there is none like this. */
export const writtenAnswer = (received: Intake, seed: string, answer: DeliveryAnswer): AnswerText | undefined => {
  const { input } = received;
  const intake = { ...received, references: referencesFor(seed) };
  if (!isPossibleAnswer(intake.message.messageType ?? '', input, answer)) return undefined;
  const answering = { intake, heading: headingOf(intake), paymentOf: receivedPayments(input) };
  const document = documentFor(answering, answer);
  return document && { bytes: writeXml(document), messageType: document.messageType };
};

/**
 * The answer of a participant to a received message, about all of its transactions; undefined where there is none. Pure:
 * the same input gives the same bytes.
 */
export const answerToDelivery = (input: ClearingInput, answer: DeliveryAnswer): AnswerText | undefined =>
  writtenAnswer(takeIn(input), input.seed, answer);
