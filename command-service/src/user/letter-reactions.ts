import type { UserEvent } from '@clearbench/contracts/user/events';
import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { reaction } from '@clearbench/event-sourcing/reaction';

type Link = { readonly linkId: string; readonly expiresAt: string };

/** What a letter is about, without a word about the person: that is read when it is written. */
export type LetterFacts = {
  readonly letterId: string;
  /** Of the event it follows from. */
  readonly position: number;
  readonly at: string;
} & (
  | ({ readonly kind: 'verification'; readonly userId: string } & Link)
  | ({ readonly kind: 'invitation'; readonly invitationId: string } & Link)
  | { readonly kind: 'approved' | 'rejected'; readonly userId: string }
);

export type LetterOrder = { readonly type: 'PostLetter'; readonly data: LetterFacts };

type Cause = Pick<Recorded<UserEvent>, 'id' | 'position' | 'metadata'>;

const envelope = ({ id, position, metadata }: Cause) => ({ letterId: id, position, at: metadata.at });
const order = (data: LetterFacts): readonly LetterOrder[] => [{ type: 'PostLetter', data }];

/** Somebody who came by an invitation, or was seeded, waited for nobody's decision and needs no letter about it. */
const byAnotherPerson = ({ metadata: { actor } }: Cause, userId: string): boolean =>
  actor !== userId && !actor.startsWith('system:');

/** What happens to people is written to them. */
export const writeLetters = reaction<UserEvent | InvitationEvent, LetterOrder>({
  name: 'write-letters',
  startsAt: 'head',
  on: {
    UserVerificationRequested: (event) => order({ ...envelope(event), kind: 'verification', ...event.data }),
    InvitationSent: (event) => {
      const { invitationId, linkId, expiresAt } = event.data;
      return order({ ...envelope(event), kind: 'invitation', invitationId, linkId, expiresAt });
    },
    InvitationRepeated: (event) => order({ ...envelope(event), kind: 'invitation', ...event.data }),
    UserApproved: (event) =>
      byAnotherPerson(event, event.data.userId) ? order({ ...envelope(event), kind: 'approved', ...event.data }) : [],
    UserRejected: (event) =>
      byAnotherPerson(event, event.data.userId) ? order({ ...envelope(event), kind: 'rejected', ...event.data }) : [],
  },
});
