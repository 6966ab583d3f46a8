import type { Profile } from '@clearbench/validation/profile';
import type { Checked } from '../bench/bench.ts';
import type { Workplace } from '../workplace.ts';
import { pastOf } from './past-of.ts';
import type { Place } from './place.ts';

/** Shorter texts are quickly checked twice; of longer ones the beginning is read before, which holds all that is compared. */
const longText = 262_144;
const mostRead = 4_194_304;

/** With a key, a check of the same key that has not ended is given up. */
type Check = (
  workplace: Workplace,
  bytes: Uint8Array,
  profile: Profile,
  place: Place,
  key?: string,
) => Promise<Checked>;

const shortChecked: Check = async (workplace, bytes, profile, place, key) => {
  const checked = await workplace.bench.check(bytes, profile, key);
  const earlier = await pastOf(workplace, checked.question, place, profile.now);
  if (earlier === undefined) return checked;
  // A key of its own: a newer text may be on the bench by now, and must not be given up for this one.
  return workplace.bench.check(bytes, { ...profile, earlier }, key === undefined ? undefined : `${key}|past`);
};

const longChecked: Check = async (workplace, bytes, profile, place, key) => {
  const isCut = bytes.length > mostRead;
  const read = await workplace.bench.question(isCut ? bytes.slice(0, mostRead) : bytes);
  const isMore = read.isMore || (isCut && read.payments.length + read.referrals.length > 0);
  const earlier = await pastOf(workplace, { ...read, isMore }, place, profile.now);
  return workplace.bench.check(bytes, earlier === undefined ? profile : { ...profile, earlier }, key);
};

/** Checks a text beside the event loop, also against what passed through its environment before; nearly all are checked once. */
export const checkWithPast: Check = (workplace, bytes, ...rest) =>
  (bytes.length > longText ? longChecked : shortChecked)(workplace, bytes, ...rest);
