import type { UserEvent as mailFacts } from '@clearbench/contracts/user/events';
import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { reaction } from '@clearbench/event-sourcing/reaction';

type Link = { readonly linkId: string; readonly expiresAt: string };

/** The data of a mail without personal data, which is read when the mail is composed. */
export type MailFacts = {
  readonly letterId: string;
  /** Position of the causing event. */
  readonly position: number;
  readonly at: string;
} & (
  | ({ readonly kind: 'verification'; readonly userId: string } & Link)
  | ({ readonly kind: 'invitation'; readonly invitationId: string } & Link)
  | { readonly kind: 'approved' | 'rejected'; readonly userId: string }
);

export type QueueMailCommand = { readonly type: 'PostLetter'; readonly data: MailFacts };

type Cause = Pick<Recorded<mailFacts>, 'id' | 'position' | 'metadata'>;

const envelope = ({ id, position, metadata }: Cause) => ({ letterId: id, position, at: metadata.at });
const queueMail = (data: MailFacts): readonly QueueMailCommand[] => [{ type: 'PostLetter', data }];

/** A user who accepted an invitation, or was seeded, did not wait for a decision and needs no mail about it. */
const byAnotherPerson = ({ metadata: { actor } }: Cause, userId: string): boolean =>
  actor !== userId && !actor.startsWith('system:');

/** Requests a mail for each event that the user should know about. */
export const requestMails = reaction<mailFacts | InvitationEvent, QueueMailCommand>({
  name: 'write-letters',
  startsAt: 'head',
  on: {
    UserVerificationRequested: (event) => queueMail({ ...envelope(event), kind: 'verification', ...event.data }),
    InvitationSent: (event) => {
      const { invitationId, linkId, expiresAt } = event.data;
      return queueMail({ ...envelope(event), kind: 'invitation', invitationId, linkId, expiresAt });
    },
    InvitationResent: (event) => queueMail({ ...envelope(event), kind: 'invitation', ...event.data }),
    UserApproved: (event) =>
      byAnotherPerson(event, event.data.userId)
        ? queueMail({ ...envelope(event), kind: 'approved', ...event.data })
        : [],
    UserRejected: (event) =>
      byAnotherPerson(event, event.data.userId)
        ? queueMail({ ...envelope(event), kind: 'rejected', ...event.data })
        : [],
  },
});
