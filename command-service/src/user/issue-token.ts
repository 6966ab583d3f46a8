import { newToken } from '@clearbench/access/program/user-token';
import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { millisecondsPerDay, millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { TokenGrant } from '@clearbench/contracts/token-scope';
import type { createTokenRoute, rotateTokenRoute } from '@clearbench/contracts/user/token-routes';
import { userTokenView } from '@clearbench/contracts/user/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

export type TokenContext = Pick<CommandContext, 'handle' | 'views'>;
type Command = Parameters<typeof userDecider.decide>[0];
export type By = { readonly metadata: CommandMetadata; readonly at: string };

const later = (at: string, milliseconds: number): string => new Date(Date.parse(at) + milliseconds).toISOString();

/** A user grants only what the user may do: no administration without the role, and only own environments. */
const demandGrantable = async (
  { views }: TokenContext,
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
const issue = async ({ handle, views }: TokenContext, command: Command, metadata: CommandMetadata): Promise<number> => {
  const { position, repeated } = await handle(userDecider, userStream(command.data.userId), command, metadata);
  if (repeated) throw new Failure('token.alreadyShown');
  // The token works once the read model contains it; but it is already created, and can be shown only now.
  await views.reached(position, [userTokenView]).catch(() => undefined);
  return position;
};

const headers = { 'Cache-Control': 'no-store' };

/** Creates a token of the principal; its user may grant it. */
export const createToken = async (
  context: TokenContext,
  principal: Principal,
  { name, days, ...grant }: BodyOf<typeof createTokenRoute>,
  { metadata, at }: By,
) => {
  await demandGrantable(context, principal, grant);
  const { token, tokenId, lastFour } = newToken();
  const expiresAt = later(at, days * millisecondsPerDay);
  const scopes = [...new Set(grant.scopes)];
  const { userId } = principal.user;
  const data = { userId, tokenId, name, lastFour, expiresAt, scopes, environments: grant.environments };
  const position = await issue(context, { type: 'CreateUserToken', data, at }, metadata);
  return { reply: { position, token, tokenId, expiresAt }, position, headers };
};

/** Replaces a token of the user. */
export const rotateToken = async (
  context: TokenContext,
  { userId, tokenId: replaces }: { readonly userId: string; readonly tokenId: string },
  { days, overlapHours }: BodyOf<typeof rotateTokenRoute>,
  { metadata, at }: By,
) => {
  const { token, tokenId, lastFour } = newToken();
  const expiresAt = later(at, days * millisecondsPerDay);
  const replacedUntil = later(at, overlapHours * millisecondsPerHour);
  const data = { userId, replaces, tokenId, lastFour, expiresAt, replacedUntil };
  const position = await issue(context, { type: 'RotateUserToken', data, at }, metadata);
  return { reply: { position, token, tokenId, expiresAt, replacedUntil }, position, headers };
};

/** Revokes a token of the user; resolves once the guards refuse it. */
export const revokeToken = async (
  { handle, views }: TokenContext,
  data: { readonly userId: string; readonly tokenId: string },
  { metadata, at }: By,
) => {
  const command = { type: 'RevokeUserToken', data, at } as const;
  const { position } = await handle(userDecider, userStream(data.userId), command, metadata);
  await views.reached(position, [userTokenView]);
  return { reply: { position }, position };
};
