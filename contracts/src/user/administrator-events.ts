import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const userId = z.string();

/** One stream for all of them: so two administrators who dismiss each other at the same moment cannot both succeed. */
export const administratorEvents = defineEvents({
  AdministratorAppointed: { says: 'This user counts among the administrators.', data: z.object({ userId }) },
  AdministratorDismissed: { says: 'This user counts among the administrators no more.', data: z.object({ userId }) },
  InstallationClaimed: {
    says: 'The first user of a fresh installation showed the one-time code and runs it from now on.',
    data: z.object({ userId }),
  },
});
export type AdministratorEvent = EventOf<typeof administratorEvents>;

export type AdministratorCommand =
  | { type: 'AppointAdministrator'; data: { userId: string }; at: string }
  | { type: 'DismissAdministrator'; data: { userId: string }; at: string }
  | { type: 'ClaimInstallation'; data: { userId: string }; at: string };
