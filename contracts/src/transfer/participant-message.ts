import { view } from '../view.ts';

/** An accepted message that a tester sent about a received one. */
export type MessageAbout = { readonly messageType: string; readonly position: number };

/** A message that the clearing delivered to a tester who acts as a participant; id as for a seen message. */
export type ParticipantMessageDocument = {
  readonly environmentId: string;
  readonly memory: number;
  readonly userId: string;
  readonly bic: string;
  readonly messageId: string;
  readonly messageType: string;
  readonly sha256: string;
  /** The file with the message. */
  readonly fileId: string;
  /** The transfer of the tester who sent the message. */
  readonly transferId: string;
  /** The received payment to which a forwarded message refers. */
  readonly aboutMessageId?: string;
  /** Business time of the delivery. */
  readonly at: string;
  /** Position of the event that recorded it. */
  readonly position: number;
  /** The newest messages about it, oldest first. */
  readonly answers: readonly MessageAbout[];
};

export const participantMessageView = view<ParticipantMessageDocument>('participant-message', {
  indexes: [['environmentId', 'memory', 'userId', 'position']],
});
