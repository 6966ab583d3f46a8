import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const connectionEvents = defineEvents({
  MailTested: {
    says: 'An administrator sent a test mail; `errorKey` is set if the mail server did not accept it.',
    data: z.object({
      testId: z.string(),
      /** The administrator; the address is encrypted with this user's key. */
      userId: z.string(),
      email: z.string(),
      accepted: z.boolean(),
      errorKey: z.string().optional(),
    }),
    personal: { of: 'userId', fields: ['email'] },
  },
  SignInTested: {
    says: 'An administrator tested a sign-in with a provider; `errorKey` names the failed step.',
    data: z.object({
      testId: z.string(),
      userId: z.string(),
      provider: z.string(),
      succeeded: z.boolean(),
      errorKey: z.string().optional(),
    }),
  },
});
export type ConnectionEvent = EventOf<typeof connectionEvents>;

type DataOf<T extends ConnectionEvent['type']> = Extract<ConnectionEvent, { type: T }>['data'];

export type ConnectionCommand =
  | { type: 'RecordMailTest'; data: DataOf<'MailTested'>; at: string }
  | { type: 'RecordSignInTest'; data: DataOf<'SignInTested'>; at: string };
