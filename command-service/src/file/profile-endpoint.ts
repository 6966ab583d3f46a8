import { findEnvironment, findFile } from '@clearbench/access/reach';
import { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';

/** Hands out what a file is checked against, so that an editor finds beforehand what the check will find. */
export const profileEndpoint = ({ views }: Pick<Workplace, 'views'>): Endpoint =>
  serve(readCheckProfileRoute, async ({ params, principal, at }) => {
    const { summary } = await findFile(views, principal, params.fileId);
    const environment = await findEnvironment(views, principal, summary.environmentToken);
    return { reply: await profileOf(views, environment, summary, at, principal.user.settings) };
  });
