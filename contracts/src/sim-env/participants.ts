import { z } from 'zod';
import type { Participant } from './events.ts';

/** Most participants of one environment. */
export const mostParticipants = 200;

/** Who answers what a participant receives: the tester by hand, or the scenario list of the tester. */
export const answerModes = ['hand', 'scenario'] as const;
export type AnswerMode = (typeof answerModes)[number];

/** A tester who acts as a participant; `bic` as in the list of participants. */
export const holder = z.object({
  bic: z.string(),
  userId: z.string(),
  /** Absent where the tester answers by hand. */
  answers: z.literal('scenario').optional(),
});
export type Holder = Readonly<z.infer<typeof holder>>;

/** A tester who receives a message in place of the sender; without a BIC for the sender of its original. */
export const recipient = holder.omit({ answers: true }).partial({ bic: true });
export type Recipient = Readonly<z.infer<typeof recipient>>;

/** The BIC without the branch of the head office: BANKDEFF and BANKDEFFXXX are the same bank. */
export const participantKey = (bic: string): string =>
  bic.length === 11 && bic.endsWith('XXX') ? bic.slice(0, 8) : bic;

/** The participant with a BIC, with or without the branch of the head office. */
export const participantWith = (
  participants: readonly Participant[] | undefined,
  bic: string,
): Participant | undefined => participants?.find((one) => participantKey(one.bic) === participantKey(bic));

/** The tester who acts as a participant. */
export const holderOf = (holders: readonly Holder[] | undefined, bic: string): string | undefined =>
  holders?.find((holder) => participantKey(holder.bic) === participantKey(bic))?.userId;

/** Who answers what a participant with a holder receives. */
export const answerModeOf = (holders: readonly Holder[] | undefined, bic: string): AnswerMode =>
  holders?.find((one) => participantKey(one.bic) === participantKey(bic))?.answers ?? 'hand';

/** The holders after the list of participants changed: a removed participant has no holder. */
export const holdersAmong = (
  holders: readonly Holder[],
  participants: readonly Participant[] | undefined,
): readonly Holder[] => holders.filter(({ bic }) => participantWith(participants, bic) !== undefined);

/** The holders without that of one participant. */
export const holdersWithout = (holders: readonly Holder[], bic: string): readonly Holder[] =>
  holders.filter((holder) => participantKey(holder.bic) !== participantKey(bic));
