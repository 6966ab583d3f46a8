import {
  type ComparedReference,
  mostComparedFields,
  mostComparedReferences,
  type OriginalComparison,
} from '@clearbench/contracts/transfer/original-comparison';
import type { NameLanguage } from '../field-names/field-names.ts';
import { surestId } from '../message-history/payment-ids.ts';
import { compareFields } from './compare-fields.ts';
import { type Original, type OriginalMessage, readOriginal } from './read-original.ts';
import { type Reference, readReferences } from './read-references.ts';

/** Most earlier messages with which one message is compared. */
export const mostOriginals = 10;

/** The ids of the messages to which a message refers, at most `mostOriginals`. */
export const originalMessageIds = (bytes: Uint8Array): readonly string[] => {
  const { references } = readReferences(bytes, mostComparedReferences);
  const ids = references.flatMap(({ originalMessageId }) => originalMessageId ?? []);
  return [...new Set(ids)].slice(0, mostOriginals);
};

const compared = (
  reference: Reference,
  original: Original | undefined,
  messageType: string | undefined,
  language: NameLanguage,
): ComparedReference => {
  const { kind, path, line, originalMessageId } = reference;
  const [, transactionId] = surestId(reference) ?? [];
  const described = {
    kind,
    path,
    line,
    ...(originalMessageId === undefined ? {} : { originalMessageId }),
    ...(transactionId === undefined ? {} : { transactionId }),
  };
  if (original === undefined) return { ...described, result: 'messageUnknown', fields: [] };
  const isTransaction = kind === 'transaction';
  const own = isTransaction ? original.transactions.get(reference) : [];
  if (own === undefined) return { ...described, result: 'transactionUnknown', fields: [] };
  const pair = { messageType, path, message: reference.leaves, original: [...own, ...original.head], isTransaction };
  return { ...described, result: 'compared', fields: compareFields(pair, language).slice(0, mostComparedFields) };
};

/** Compares each reference of an R-message with the original, field by field. */
export const compareWithOriginals = (
  bytes: Uint8Array,
  originals: readonly OriginalMessage[],
  language: NameLanguage = 'en',
): Omit<OriginalComparison, 'originals'> => {
  const { messageType, wellFormed, references, notListed } = readReferences(bytes, mostComparedReferences);
  const byMessage = Map.groupBy(references, ({ originalMessageId }) => originalMessageId);
  const read = new Map(
    originals.map((original) => [original.messageId, readOriginal(original, byMessage.get(original.messageId) ?? [])]),
  );
  const lookedUp = new Set([...byMessage.keys()].filter((id) => id !== undefined).slice(0, mostOriginals));
  const isListed = ({ originalMessageId: id }: Reference): boolean => id === undefined || lookedUp.has(id);
  const listed = references.filter(isListed);
  return {
    ...(messageType === undefined ? {} : { messageType }),
    references: listed.map((reference) =>
      compared(reference, read.get(reference.originalMessageId ?? ''), messageType, language),
    ),
    notListed: notListed + references.length - listed.length,
    result: !wellFormed ? 'notXml' : references.length === 0 ? 'noReference' : 'complete',
  };
};
