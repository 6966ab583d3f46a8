import { accountWorkingIn } from '@clearbench/access/account-working-in';
import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { claimParticipantRoute, releaseParticipantRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { holderOf } from '@clearbench/contracts/sim-env/participants';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'>;

/** The holder of a participant, if that account no longer works in the environment. */
const lapsedHolder = async (
  views: CommandContext['views'],
  { environmentId, holders }: SimEnvDocument,
  bic: string,
): Promise<string | undefined> => {
  const holder = holderOf(holders, bic);
  if (holder === undefined) return undefined;
  return (await accountWorkingIn(views, holder, environmentId)) === undefined ? holder : undefined;
};

/** Testers claim and release the participants of an environment. */
export const participantEndpoints = ({ handle, views }: Parts): Endpoint[] => [
  serve(
    claimParticipantRoute,
    async ({ params: { environmentToken, bic }, query: { answers }, principal, metadata, at }) => {
      const environment = await findEnvironment(views, principal, environmentToken);
      const { environmentId, environmentName, clearing } = environment;
      if (answers === 'scenario' && clearing.allowOwnScenarios !== true)
        throw new Failure('scenario.ownNotAllowed', { environment: environmentName });
      const lapsed = await lapsedHolder(views, environment, bic);
      const data = { environmentId, bic, userId: principal.user.userId, lapsed, answers };
      const command = { type: 'ClaimParticipant', data, at } as const;
      const { position } = await handle(simEnvDecider, simEnvStream(environmentId), command, metadata);
      await views.reached(position, [simEnvView]);
      return { reply: { position }, position };
    },
  ),
  serve(releaseParticipantRoute, async ({ params: { environmentToken, bic }, principal, metadata, at }) => {
    const { environmentId } = await findEnvironment(views, principal, environmentToken);
    const data = { environmentId, bic, userId: principal.user.userId, byAdministrator: principal.isAdmin };
    const command = { type: 'ReleaseParticipant', data, at } as const;
    const { position } = await handle(simEnvDecider, simEnvStream(environmentId), command, metadata);
    await views.reached(position, [simEnvView]);
    return { reply: { position }, position };
  }),
];
