import type { Question } from '@clearbench/iso20022/message-history/build-history-query';
import type { Earlier } from '@clearbench/iso20022/message-history/earlier';
import type { CommandContext } from '../command-context.ts';
import type { Place } from './history-scope.ts';
import { resolveOriginals } from './resolve-originals.ts';
import { usedFileReference, usedIds, usedMessageIds } from './used-ids.ts';

/** The environment's message history of a text; undefined where no rule can use it. */
export const lookUpHistory = async (
  context: CommandContext,
  question: Question,
  place: Place,
  now: string,
): Promise<Earlier | undefined> => {
  const [usedFile, usedMessages, { uses: usedByPayments, mandates, isCompared }, { lookedUp, ...originals }] =
    await Promise.all([
      usedFileReference(context, question, place),
      usedMessageIds(context, question, place),
      usedIds(context, question, place),
      resolveOriginals(context, question, place, now),
    ]);
  const { payments, referrals, isMore } = question;
  const named = referrals.filter(({ originalMessageId }) => originalMessageId !== undefined).length;
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
