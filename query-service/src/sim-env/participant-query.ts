import { accountWorkingIn } from '@clearbench/access/account-working-in';
import { findEnvironment } from '@clearbench/access/resource-access';
import { listParticipantsRoute } from '@clearbench/contracts/sim-env/participant-routes';
import { answerModeOf, holderOf } from '@clearbench/contracts/sim-env/participants';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

/** The participants of an environment. An account that no longer works in the environment holds none. */
export const participantQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
  serve(listParticipantsRoute, async ({ params, principal }) => {
    const environment = await findEnvironment(views, principal, params.environmentToken);
    const { environmentId, clearing, holders } = environment;
    const reply = await Promise.all(
      (clearing.participants ?? []).map(async ({ bic, name }) => {
        const holder = holderOf(holders, bic);
        const heldBy =
          holder === undefined ? undefined : (await accountWorkingIn(views, holder, environmentId))?.displayName;
        const isOwn = heldBy !== undefined && holder === principal.user.userId;
        return { bic, name, isOwn, ...(heldBy === undefined ? {} : { heldBy, answers: answerModeOf(holders, bic) }) };
      }),
    );
    return { reply };
  });
