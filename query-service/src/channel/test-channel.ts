import { isOver } from '@clearbench/access/plan-term';
import { readPrincipal } from '@clearbench/access/read-principal';
import type { ChannelCheck } from '@clearbench/contracts/channel/administration-routes';
import type { ChannelDocument } from '@clearbench/contracts/channel/views';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { opens } from '@clearbench/contracts/token-scope';
import { userTokenView } from '@clearbench/contracts/user/views';
import type { QueryContext } from '../query-context.ts';

type Views = QueryContext['views'];

/** Most tokens of a user that are read; expired ones count. */
const mostTokens = 100;

const hasPlan = ({ plan }: Principal, sends: boolean, at: string): boolean =>
  plan !== undefined && !isOver(plan.until, at) && plan.canCreate && (plan.canEdit || !sends);

/** Whether the owner has a valid token that opens the channel. */
const hasToken = async (views: Views, { ownerId, environmentId }: ChannelDocument, at: string): Promise<boolean> => {
  const { items } = await views.find(userTokenView, {
    where: [{ field: 'userId', is: ownerId }],
    sort: { field: 'madeAt', direction: 'descending' },
    limit: mostTokens,
  });
  return items.some(
    ({ expiresAt, scopes, environments }) =>
      expiresAt > at && opens(scopes, 'exchange') && (environments === 'all' || environments.includes(environmentId)),
  );
};

/** The conditions under which a channel takes a file, each with its result. */
export const testChannel = async (views: Views, channel: ChannelDocument, at: string): Promise<ChannelCheck[]> => {
  const { environmentId, ownerId, rbVersion, sendsOnReceipt, state } = channel;
  const [environment, owner, token] = await Promise.all([
    views.get(simEnvView, environmentId),
    readPrincipal(views)({ sessionId: '', userId: ownerId }),
    hasToken(views, channel, at),
  ]);
  const isEnabled = owner !== undefined && (owner.isAdmin || owner.user.userState === 'ENABLED');
  return [
    { check: 'environment', ok: environment?.versions.includes(rbVersion) === true },
    ...(sendsOnReceipt ? [{ check: 'engine' as const, ok: environment?.canSendToTestEngine === true }] : []),
    { check: 'state', ok: state === 'open' },
    { check: 'owner', ok: isEnabled },
    { check: 'membership', ok: owner !== undefined && worksIn(owner, environmentId) },
    { check: 'plan', ok: owner !== undefined && hasPlan(owner, sendsOnReceipt, at) },
    { check: 'token', ok: token },
  ];
};
