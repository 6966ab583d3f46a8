import type { HistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import type { MessageHistory } from '@clearbench/iso20022/message-history/message-history';
import type { CommandContext } from '../command-context.ts';
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
