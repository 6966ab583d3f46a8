import type { Earlier } from '@clearbench/validation/earlier/earlier';
import type { Question } from '@clearbench/validation/earlier/gather-question';
import type { Workplace } from '../workplace.ts';
import type { Place } from './place.ts';
import { toldOriginals } from './told-originals.ts';
import { usedFileReference, usedIds, usedMessageIds } from './used-ids.ts';

/** What the environment knows of the past of a text; undefined where there is nothing that any rule could say. */
export const pastOf = async (
  workplace: Workplace,
  question: Question,
  place: Place,
  now: string,
): Promise<Earlier | undefined> => {
  const [usedFile, usedMessages, { uses: usedByPayments, mandates, isCompared }, { lookedUp, ...originals }] =
    await Promise.all([
      usedFileReference(workplace, question, place),
      usedMessageIds(workplace, question, place),
      usedIds(workplace, question, place),
      toldOriginals(workplace, question, place, now),
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
