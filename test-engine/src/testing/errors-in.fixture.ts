import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { extractPayments } from '@clearbench/iso20022/message-history/extract-payments';
import {
  type EarlierMessage,
  type EarlierPayment,
  type MessageHistory,
  messageKey,
} from '@clearbench/iso20022/message-history/message-history';
import { entryKey, surestId } from '@clearbench/iso20022/message-history/payment-ids';
import { readHistoryQuery } from '@clearbench/iso20022/message-history/read-history-query';
import type { Profile } from '@clearbench/iso20022/profile';
import { validate } from '@clearbench/validator/validate';
import type { ClearingInput, ClearingResult } from '../clearing-input.ts';

/** The rulebooks of the validated answers, and their version of credit transfers. */
export const rulebooks = ['2019', '2021', '2023', '2025'] as const;
export const versionUnder = (rbVersion: ClearingInput['rbVersion']): '02' | '08' => (rbVersion < '2023' ? '02' : '08');

const messagesOf = (
  { bytes, original, originals = [] }: ClearingInput,
  { answers }: ClearingResult,
): readonly Uint8Array[] => [
  ...(readEnvelope(bytes)?.bulks.map((bulk) => bulk.bytes) ?? [bytes]),
  ...(original ? [original.bytes] : []),
  ...originals.map((one) => one.bytes),
  ...[original, ...originals].flatMap((one) => one?.counterparts?.map(({ bytes: other }) => other) ?? []),
  ...answers.flatMap((answer) => answer.messages?.map((message) => message.bytes) ?? [answer.bytes]),
];

/** The message history of an answer: its cause, and the messages that the cause refers to. */
const lookUpHistory = (answer: Uint8Array, input: ClearingInput, result: ClearingResult): MessageHistory => {
  const known = new Map(messagesOf(input, result).map((bytes) => [readHistoryQuery(bytes).messageIds[0] ?? '', bytes]));
  const messages: Record<string, EarlierMessage | null> = {};
  const payments: Record<string, EarlierPayment | null> = {};
  const { references } = readHistoryQuery(answer);
  for (const [messageId, entries] of Map.groupBy(references, ({ originalMessageId }) => originalMessageId ?? '')) {
    const bytes = known.get(messageId);
    const { messageType = '', createdAt, found } = extractPayments(bytes ?? new Uint8Array(), entries);
    messages[messageKey(messageId)] = bytes ? { messageType, createdAt, at: input.now, isOwn: false } : null;
    for (const entry of entries) {
      const [name, id] = surestId(entry) ?? [];
      const facts = name && found.find((one) => one[name] === id);
      if (name !== undefined) payments[entryKey(messageId, entry)] = facts ? { facts, lifecycle: [] } : null;
    }
  }
  return { uses: {}, messages, payments };
};

const profileFor = ({ scheme, rbVersion, clearing, calendar, forms }: ClearingInput, now: string): Profile => {
  const { bic, systemCode, cutOff, reachable } = clearing;
  const known = { ...(reachable.length > 0 ? { reachable } : {}), ...(calendar === undefined ? {} : { calendar }) };
  const envelopes = forms === undefined ? {} : { envelopes: forms };
  return { scheme, rbVersion, now, testCode: 'T', clearing: { bic, systemCode, cutOff, ...known }, ...envelopes };
};

/** The errors, and the warnings about elements beside the subset. */
const errorsBy = (bytes: Uint8Array, profile: Profile): readonly string[] =>
  validate(bytes, profile)
    .validationMessages.filter(({ severity, ruleId }) => severity === 'Error' || ruleId.startsWith('E-'))
    .map(({ line, ruleId, text }) => `${line} ${ruleId} ${text}`);

/** The same in a message, with the profile of a user of the environment at that time. */
export const errorsIn = (bytes: Uint8Array, input: ClearingInput, now: string): readonly string[] =>
  errorsBy(bytes, { ...profileFor(input, now), senderBic: input.sender.bic });

/** Every error in the answers, and every element outside their subset, with the profile for messages of the clearing. */
export const errorsInAnswers = (result: ClearingResult, input: ClearingInput): readonly string[] =>
  result.answers.flatMap(({ answer: { fileName, dueAt }, bytes }) =>
    errorsBy(bytes, {
      ...profileFor(input, dueAt),
      direction: 'ST',
      fileName,
      earlier: lookUpHistory(bytes, input, result),
    }).map((error) => `${fileName}:${error}`),
  );
