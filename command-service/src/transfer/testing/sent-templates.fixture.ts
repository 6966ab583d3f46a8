import { berlinClock } from '@clearbench/calendars/berlin-time';
import { businessDays } from '@clearbench/calendars/business-days';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { ExportedTemplate } from '@clearbench/contracts/template/template-export';
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
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { createdFrom } from '@clearbench/template-engine/testing/created-from.fixture';
import { type ClearingInput, clearFile } from '@clearbench/test-engine/clear-file';
import { parseMessage } from '@clearbench/test-engine/message-parser/parse-message';

const senderBic = 'ZYAADEF0XXX';
const clearing = {
  bic: 'ZYCSDEF0XXX',
  systemCode: 'ST2',
  cutOff: '16:30',
  secondsPerBusinessDay: 20,
  magicCents: false,
  reachable: [],
};

const encoder = new TextEncoder();

/** An earlier message to which R-messages refer; `isOwn` for a message that the clearing delivered. */
type Original = {
  readonly bytes: Uint8Array;
  readonly messageType: string;
  readonly isOwn: boolean;
  /** Until when a received instant payment is answered. */
  readonly answerUntil?: string;
};

/** A message or file as it is sent at an instant, and what is known of its original. */
export type SentText = {
  readonly name: string;
  readonly rbVersion: RbVersion;
  readonly text: string;
  readonly profile: Profile;
  readonly original: Original | undefined;
};

const profileAt = ({ content: { scheme } }: ExportedTemplate, rbVersion: RbVersion, now: string): Profile => {
  const { bic, systemCode, cutOff } = clearing;
  const known = { bic, systemCode, cutOff };
  return { scheme, rbVersion, now, testCode: 'T', senderBic, direction: 'TS', clearing: known };
};

/** The message history that the report of this text uses. */
const historyOf = (text: string, { original, profile }: SentText): MessageHistory => {
  const messages: Record<string, EarlierMessage | null> = {};
  const payments: Record<string, EarlierPayment | null> = {};
  const { references } = readHistoryQuery(encoder.encode(text));
  const knownId = original && readHistoryQuery(original.bytes).messageIds[0];
  for (const [messageId, entries] of Map.groupBy(references, ({ originalMessageId }) => originalMessageId ?? '')) {
    const known = messageId === knownId ? original : undefined;
    const { messageType = '', createdAt, found } = extractPayments(known?.bytes ?? new Uint8Array(), entries);
    messages[messageKey(messageId)] = known
      ? { messageType, createdAt, at: createdAt ?? profile.now, isOwn: known.isOwn }
      : null;
    for (const entry of entries) {
      const [name, id] = surestId(entry) ?? [];
      const facts = name && found.find((one) => one[name] === id);
      if (name !== undefined) payments[entryKey(messageId, entry)] = facts ? { facts, lifecycle: [] } : null;
    }
  }
  return { uses: {}, messages, payments };
};

/** The profile with which the product validates this text. */
export const reportProfile = (text: string, sent: SentText): Profile =>
  sent.original === undefined ? sent.profile : { ...sent.profile, earlier: historyOf(text, sent) };

/** The input with which the product clears this text. */
export const clearingInput = (
  text: string,
  { profile, original, rbVersion }: SentText,
  messageErrors: number,
): ClearingInput => ({
  bytes: encoder.encode(text),
  fileName: 'sent.xml',
  messageErrors,
  rbVersion,
  scheme: profile.scheme,
  clearing,
  sender: { bic: profile.senderBic ?? senderBic, testCode: 'T' },
  now: profile.now,
  seed: 'seed',
  profile: { ...profile, earlier: { uses: {}, messages: {}, payments: {} } },
  ...(original ? { originals: [{ ...original, isSettled: true }] } : {}),
});

const paymentTemplates: Readonly<Record<Profile['scheme'], readonly [current: string, before2023: string]>> = {
  sct: ['sct-typical', 'sct-2021'],
  inst: ['inst-credit-transfer', 'inst-credit-transfer'],
  core: ['core-typical', 'core-2021'],
  b2b: ['b2b-typical', 'b2b-2021'],
};

/** Templates about a payment that the user has received. */
const answersToIncoming = /return|refund|reject|recall-(?:yes|no)|confirmation|refusal/;

/** Templates that answer a received instant payment within seconds. */
const confirmations = /confirmation|refusal/;
const second = 1_000;
const shifted = (now: string, seconds: number): string => new Date(Date.parse(now) + seconds * second).toISOString();

/** Bank days before the R-message on which the original was sent; a reject refers to a collection that is not yet due. */
const daysBefore = (name: string): number => {
  if (name.includes('claim')) return 12;
  if (name.includes('reject')) return 0;
  return name.includes('-return') ? 2 : 6;
};

const originalFor = (template: ExportedTemplate, rbVersion: RbVersion, now: string): Original => {
  const { templateName, content } = template;
  const date = businessDays('TARGET').add(berlinClock(now).date, -daysBefore(templateName));
  const [current, before2023] = paymentTemplates[content.scheme];
  const payment = exportedTemplate(rbVersion < '2023' ? before2023 : current);
  const isConfirmed = confirmations.test(templateName);
  const sentAt = isConfirmed ? shifted(now, -1) : `${date}T08:00:00.000Z`;
  const text = createdFrom(payment, { now: sentAt, rbVersion, profileBic: senderBic });
  const { messageType } = payment.content;
  if (!answersToIncoming.test(templateName)) return { bytes: encoder.encode(text), messageType, isOwn: false };
  const mirrored = text.replace(/(<EndToEndId>)[^<]*/, '$1SIM:MIRROR');
  const sent: SentText = {
    name: payment.templateName,
    rbVersion,
    text: mirrored,
    profile: profileAt(payment, rbVersion, sentAt),
    original: undefined,
  };
  const delivered = clearFile(clearingInput(mirrored, sent, 0)).answers.find(
    ({ answer }) => answer.messageType === messageType,
  );
  if (delivered === undefined) throw new Error(`${templateName}: no payment is delivered`);
  const wait = isConfirmed ? { answerUntil: shifted(now, 6) } : {};
  return { bytes: delivered.bytes, messageType, isOwn: true, ...wait };
};

const isPayment = (messageType: string): boolean => /^pacs\.00[38]/.test(messageType);

/** A template's message of a user at an instant; an R-message is about an original of the same scheme. */
export const sentTemplate = (template: ExportedTemplate, rbVersion: RbVersion, now: string): SentText => {
  const { templateName: name, content } = template;
  const original = isPayment(content.messageType) ? undefined : originalFor(template, rbVersion, now);
  const { messageId, payments = [] } = original ? parseMessage(original.bytes) : {};
  const [payment] = payments;
  const given = {
    originalMessageId: messageId,
    originalInstructionId: payment?.instructionId,
    originalEndToEndId: payment?.endToEndId,
    originalTransactionId: payment?.transactionId,
    originalAmount: payment?.amount?.text,
    originalDate: payment?.settlementDate,
    originalAcceptance: payment?.acceptedAt,
    debtorIban: payment?.debtor.iban,
    debtorAgent: payment?.debtor.bic,
    creditorIban: payment?.creditor.iban,
    creditorAgent: payment?.creditor.bic,
  };
  const names = new Set(content.sections.flatMap(({ fields }) => fields.map((field) => field.name)));
  const fields = Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) =>
      value !== undefined && names.has(field) ? [[field, value]] : [],
    ),
  );
  const text = createdFrom(template, { now, rbVersion, profileBic: senderBic, values: { fields } });
  return { name: `${name} ${rbVersion}`, rbVersion, text, profile: profileAt(template, rbVersion, now), original };
};
