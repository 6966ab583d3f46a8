import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const userId = z.string();
/** Revision of the user's stream this follows from; what follows from earlier ones counts no more. */
const asOf = z.number().int();

/** The one stream about who runs the installation. */
export const administratorStream = 'administrators';

/** One stream for all of them: so two administrators who dismiss each other at the same moment cannot both succeed. */
export const administratorEvents = defineEvents({
  AdministratorAppointed: { says: 'This user counts among the administrators.', data: z.object({ userId, asOf }) },
  AdministratorDismissed: {
    says: 'This user counts among the administrators no more.',
    data: z.object({ userId, asOf }),
  },
  InstallationClaimed: {
    says: 'The first user of a fresh installation showed the one-time code and runs it from now on.',
    data: z.object({ userId }),
  },
});
export type AdministratorEvent = EventOf<typeof administratorEvents>;

export type AdministratorCommand =
  | { type: 'AppointAdministrator'; data: { userId: string; asOf: number }; at: string }
  /** `held`: the account has the role up to now, whether or not its appointment has come through yet. */
  | { type: 'DismissAdministrator'; data: { userId: string; asOf: number; held: boolean }; at: string }
  /** The account is gone already: refusing would help nobody. */
  | { type: 'ForgetAdministrator'; data: { userId: string; asOf: number }; at: string }
  | { type: 'ClaimInstallation'; data: { userId: string }; at: string };
