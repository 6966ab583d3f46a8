import { Failure } from '@clearbench/contracts/failure';
import { removedSimEnvView, simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { CommandContext } from '../command-context.ts';
import { checkSettings } from './check-settings.ts';
import type { By, ChangeMembership } from './close-sim-env.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'>;
export type MemberResult = { id: string; errorKey?: string };

/**
 * Restores a deleted environment, if its settings are still consistent: its token may be used by another, its calendar
 * or formats deleted. Its members are added again, except users whose plan has no free environment.
 */
export const restoreSimEnv =
  ({ handle, views }: Parts, changeMembership: ChangeMembership) =>
  async (environmentId: string, by: By): Promise<{ position: number; outcomes: MemberResult[] }> => {
    const removed = await views.get(removedSimEnvView, environmentId);
    if (!removed) throw new Failure('simEnv.notFound', { environmentId });
    const { members, removedAt: _, removedBy: __, restorableUntil: ___, environmentId: ____, ...settings } = removed;
    await checkSettings(views, settings, environmentId);
    const command = { type: 'RestoreSimEnv', data: { environmentId }, at: by.at } as const;
    const { position } = await handle(simEnvDecider, simEnvStream(environmentId), command, by.metadata);
    await views.reached(position, [simEnvView]);
    const outcomes: MemberResult[] = [];
    let last = position;
    for (const id of members) {
      try {
        last = Math.max(last, (await changeMembership(id, environmentId, 'join', by)).position);
        outcomes.push({ id });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        outcomes.push({ id, errorKey: error.errorKey });
      }
    }
    await views.reached(last, [userView]);
    return { position: last, outcomes };
  };
