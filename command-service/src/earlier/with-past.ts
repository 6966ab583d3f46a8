import { mostCompared } from '@clearbench/validation/earlier/read-question';
import type { Profile } from '@clearbench/validation/profile';
import type { Workplace } from '../workplace.ts';
import type { Place } from './place.ts';
import { toldOriginals } from './told-originals.ts';
import { usedIds, usedMessageId } from './used-ids.ts';

/** So much of a text is read for what it asks: enough for all the payments that are compared. */
const mostRead = 4_194_304;

/** The profile, with what the environment knows of the past of this very text. */
export const withPast = async (
  workplace: Workplace,
  bytes: Uint8Array,
  profile: Profile,
  place: Place,
): Promise<Profile> => {
  const isCut = bytes.length > mostRead;
  const question = await workplace.bench.question(isCut ? bytes.slice(0, mostRead) : bytes);
  const [messageId, uses, originals] = await Promise.all([
    usedMessageId(workplace, question.messageId, place),
    usedIds(workplace, question, place),
    toldOriginals(workplace, question, place, profile.now),
  ]);
  const entries = question.payments.length + question.referrals.length;
  const isMore = question.isMore || (isCut && entries > 0);
  return {
    ...profile,
    earlier: {
      ...(messageId ? { messageId } : {}),
      uses,
      ...originals,
      ...(isMore ? { compared: Math.min(entries, mostCompared) } : {}),
    },
  };
};
