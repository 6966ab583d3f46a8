import { newToken } from '@clearbench/access/program/user-token';
import { Failure } from '@clearbench/contracts/failure';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { millisecondsPerDay, millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { TokenGrant } from '@clearbench/contracts/token-scope';
import { createTokenRoute, revokeTokenRoute, rotateTokenRoute } from '@clearbench/contracts/user/token-routes';
import { userTokenView } from '@clearbench/contracts/user/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Context = Pick<CommandContext, 'handle' | 'views'>;
type Command = Parameters<typeof userDecider.decide>[0];

const later = (at: string, milliseconds: number): string => new Date(Date.parse(at) + milliseconds).toISOString();

/** A user grants only what the user may do: no administration without the role, and only own environments. */
const demandGrantable = async (
  { views }: Context,
  principal: Principal,
  { scopes, environments }: TokenGrant,
): Promise<void> => {
  const administers = scopes.includes('administer');
  if (administers && !principal.isAdmin) throw new Failure('access.adminOnly');
  if (environments === 'all') return;
  if (administers) throw new Failure('token.administersEverything');
  for (const environmentId of environments)
    if (!worksIn(principal, environmentId) || !(await views.get(simEnvView, environmentId)))
      throw new Failure('simEnv.notFound');
};

/** Executes the command once; a repeated one cannot show the token again. */
const issue = async ({ handle, views }: Context, command: Command, metadata: CommandMetadata): Promise<number> => {
  const { position, repeated } = await handle(userDecider, userStream(command.data.userId), command, metadata);
  if (repeated) throw new Failure('token.alreadyShown');
  // The token works once the read model contains it; but it is already created, and can be shown only now.
  await views.reached(position, [userTokenView]).catch(() => undefined);
  return position;
};

const unstored = { 'Cache-Control': 'no-store' };

/** The commands of users for their own access tokens. */
export const tokenEndpoints = (context: Context): Endpoint[] => [
  serve(createTokenRoute, async ({ body: { name, days, ...grant }, principal, metadata, at }) => {
    await demandGrantable(context, principal, grant);
    const { token, tokenId, lastFour } = newToken();
    const expiresAt = later(at, days * millisecondsPerDay);
    const { userId } = principal.user;
    const scopes = [...new Set(grant.scopes)];
    const data = { userId, tokenId, name, lastFour, expiresAt, scopes, environments: grant.environments };
    const position = await issue(context, { type: 'CreateUserToken', data, at }, metadata);
    return { reply: { position, token, tokenId, expiresAt }, position, headers: unstored };
  }),

  serve(rotateTokenRoute, async ({ params, body: { days, overlapHours }, principal, metadata, at }) => {
    const { token, tokenId, lastFour } = newToken();
    const expiresAt = later(at, days * millisecondsPerDay);
    const replacedUntil = later(at, overlapHours * millisecondsPerHour);
    const { userId } = principal.user;
    const data = { userId, replaces: params.tokenId, tokenId, lastFour, expiresAt, replacedUntil };
    const position = await issue(context, { type: 'RotateUserToken', data, at }, metadata);
    return { reply: { position, token, tokenId, expiresAt, replacedUntil }, position, headers: unstored };
  }),

  serve(revokeTokenRoute, async ({ params: { tokenId }, principal: { user }, metadata, at }) => {
    const { userId } = user;
    const command = { type: 'RevokeUserToken', data: { userId, tokenId }, at } as const;
    const { position } = await context.handle(userDecider, userStream(userId), command, metadata);
    // Responds once the guards refuse the revoked token.
    await context.views.reached(position, [userTokenView]);
    return { reply: { position }, position };
  }),
];
