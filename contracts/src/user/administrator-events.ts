import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const userId = z.string();
/** Revision of the user's stream that caused this event. An event with an earlier revision has no effect. */
const asOf = z.number().int();

/** The stream of all administrator roles. */
export const administratorStream = 'administrators';

/**
 * One stream for all administrators, so that two administrators who dismiss each other at the same moment cannot both
 * succeed.
 */
export const administratorEvents = defineEvents({
  AdministratorAppointed: { says: 'The user became an administrator.', data: z.object({ userId, asOf }) },
  AdministratorDismissed: {
    says: 'The user is no longer an administrator.',
    data: z.object({ userId, asOf }),
  },
  InstallationClaimed: {
    says: 'A user of a new installation entered its one-time code and became its first administrator.',
    data: z.object({ userId }),
  },
});
export type AdministratorEvent = EventOf<typeof administratorEvents>;

export type AdministratorCommand =
  | { type: 'AppointAdministrator'; data: { userId: string; asOf: number }; at: string }
  /** `held`: the account has the role until now, even if the event of its appointment is still to be processed. */
  | { type: 'DismissAdministrator'; data: { userId: string; asOf: number; held: boolean }; at: string }
  /** The account is already deleted, so a refusal would have no use. */
  | { type: 'ForgetAdministrator'; data: { userId: string; asOf: number }; at: string }
  | { type: 'ClaimInstallation'; data: { userId: string }; at: string };
