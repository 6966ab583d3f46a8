import { hash } from 'node:crypto';
import { readPrincipal } from '@clearbench/access/read-principal';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import {
  createServiceAccountRoute,
  createServiceTokenRoute,
  revokeServiceTokenRoute,
  rotateServiceTokenRoute,
} from '@clearbench/contracts/user/service-account-routes';
import { userAccountView, userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { createToken, revokeToken, rotateToken, type TokenContext } from './issue-token.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

/** A service account as the caller of its tokens; the tokens of persons belong to those persons alone. */
const serviceAccountOf = async ({ views }: TokenContext, userId: string): Promise<Principal> => {
  const principal = await readPrincipal(views)({ sessionId: '', userId });
  if (!principal) throw new Failure('user.notFound', { userId });
  if (!principal.user.service) throw new Failure('user.notServiceAccount');
  return principal;
};

/** The commands of administrators for service accounts and their access tokens. */
export const serviceAccountEndpoints = (context: TokenContext): Endpoint[] => [
  serve(createServiceAccountRoute, async ({ body: { name }, metadata, at }) => {
    // A repeated command names the same account.
    const userId = hash('sha256', `service account ${metadata.actor} ${metadata.commandId}`, 'hex').slice(0, 32);
    const command = { type: 'CreateServiceAccount', data: { userId, displayName: name }, at } as const;
    const { position } = await context.handle(userDecider, userStream(userId), command, metadata);
    await context.views.reached(position, [userView, userAccountView]);
    return { reply: { position, userId }, position };
  }),
  serve(createServiceTokenRoute, async ({ params, body, ...by }) =>
    createToken(context, await serviceAccountOf(context, params.userId), body, by),
  ),
  serve(rotateServiceTokenRoute, async ({ params, body, ...by }) => {
    await serviceAccountOf(context, params.userId);
    return rotateToken(context, params, body, by);
  }),
  serve(revokeServiceTokenRoute, async ({ params, ...by }) => {
    await serviceAccountOf(context, params.userId);
    return revokeToken(context, params, by);
  }),
];
