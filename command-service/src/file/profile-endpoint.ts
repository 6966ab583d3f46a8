import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { profileOfFile } from '../profile-of.ts';

/** Returns the profile of a file, so that the editor validates with the same settings as the server. */
export const profileEndpoint = ({ views }: Pick<CommandContext, 'views'>): Endpoint =>
  serve(readCheckProfileRoute, async ({ params, principal, at }) => {
    const { summary } = await findFile(views, principal, params.fileId);
    const environment = await findEnvironment(views, principal, summary.environmentToken);
    return { reply: await profileOfFile(views, environment, summary, at, principal.user.settings) };
  });
