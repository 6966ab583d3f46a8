import type { HistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import type { MessageHistory } from '@clearbench/iso20022/message-history/message-history';
import type { Profile } from '@clearbench/iso20022/profile';
import type { CommandContext } from '../command-context.ts';
import type { Checked } from '../text-workers/text-workers.ts';
import type { HistoryScope } from './history-scope.ts';
import { resolveOriginals } from './resolve-originals.ts';
import { usedFileReference, usedIds, usedMessageIds } from './used-ids.ts';

/** The environment's message history of a text; undefined where no rule can use it. */
export const lookUpHistory = async (
  context: CommandContext,
  historyQuery: HistoryQuery,
  scope: HistoryScope,
  now: string,
): Promise<MessageHistory | undefined> => {
  const [usedFile, usedMessages, { uses: usedByPayments, mandates, isCompared }, { lookedUp, ...originals }] =
    await Promise.all([
      usedFileReference(context, historyQuery, scope),
      usedMessageIds(context, historyQuery, scope),
      usedIds(context, historyQuery, scope),
      resolveOriginals(context, historyQuery, scope, now),
    ]);
  const { payments, references, isMore } = historyQuery;
  const named = references.filter(({ originalMessageId }) => originalMessageId !== undefined).length;
  const isShort = (isMore && (isCompared || named > 0)) || lookedUp < named;
  const uses = { ...usedFile, ...usedMessages, ...usedByPayments };
  const isUsed = mandates !== undefined || Object.keys(uses).length > 0;
  if (!isUsed && !isShort && named === 0) return undefined;
  return {
    uses,
    ...(mandates ? { mandates } : {}),
    ...originals,
    ...(isShort ? { compared: payments.length + lookedUp } : {}),
  };
};

/**
 * Shorter texts are validated twice; of longer ones the beginning is read first, which contains everything to compare.
 */
const longText = 262_144;
const mostRead = 4_194_304;

/** With a key, an unfinished validation with the same key is cancelled. */
type Check = (
  context: CommandContext,
  bytes: Uint8Array,
  profile: Profile,
  scope: HistoryScope,
  key?: string,
) => Promise<Checked>;

const shortChecked: Check = async (context, bytes, profile, scope, key) => {
  const checked = await context.textWorkers.check(bytes, profile, key);
  const earlier = await lookUpHistory(context, checked.historyQuery, scope, profile.now);
  if (earlier === undefined) return checked;
  // A separate key: a newer text may be in validation, and must not be cancelled.
  return context.textWorkers.check(bytes, { ...profile, earlier }, key === undefined ? undefined : `${key}|past`);
};

/** The profile with the message history of a text, which is read from its beginning. */
export const profileWithHistory = async (
  context: CommandContext,
  bytes: Uint8Array,
  profile: Profile,
  scope: HistoryScope,
): Promise<Profile> => {
  const isCut = bytes.length > mostRead;
  const read = await context.textWorkers.historyQuery(isCut ? bytes.slice(0, mostRead) : bytes, profile.envelopes);
  const isMore = read.isMore || (isCut && read.payments.length + read.references.length > 0);
  const earlier = await lookUpHistory(context, { ...read, isMore }, scope, profile.now);
  return earlier === undefined ? profile : { ...profile, earlier };
};

const longChecked: Check = async (context, bytes, profile, scope, key) =>
  context.textWorkers.check(bytes, await profileWithHistory(context, bytes, profile, scope), key);

/** Validates a text in a worker, including its message history; most texts are validated once. */
export const checkWithHistory: Check = (context, bytes, ...rest) =>
  (bytes.length > longText ? longChecked : shortChecked)(context, bytes, ...rest);
