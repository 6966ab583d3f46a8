import { isOver } from '@clearbench/access/plan-term';
import { readPrincipal } from '@clearbench/access/read-principal';
import type { ChannelCheck } from '@clearbench/contracts/channel/administration-routes';
import type { ChannelDocument } from '@clearbench/contracts/channel/views';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { opens } from '@clearbench/contracts/token-scope';
import { userTokenView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { checksOfBroker } from './amqp/checks-of-broker.ts';
import type { ChannelCredentials } from './channel-credentials.ts';
import type { FileChannel } from './find-channel.ts';
import { postTest, type SendParts } from './send-delivery.ts';
import { checksOfServer } from './sftp-client/checks-of-server.ts';

type Views = ReadModels;

export type TestParts = SendParts & {
  /** Bytes of a file. */
  readonly largestContent: number;
  readonly credentials: ChannelCredentials;
  /** The SFTP server; undefined = it is off. */
  readonly sftp: { readonly port: number; readonly fingerprint: string } | undefined;
};

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

/** The conditions under which a channel of files takes a file. */
const checksOfFiles = async (
  parts: Pick<TestParts, 'views' | 'sftp' | 'credentials' | 'outgoing' | 'largestContent'>,
  channel: FileChannel,
  owner: Principal | undefined,
  at: string,
) => {
  const { views, sftp } = parts;
  const { environmentId, rbVersion, sendsOnReceipt } = channel;
  const environment = await views.get(simEnvView, environmentId);
  return [
    { check: 'environment', ok: environment?.versions.includes(rbVersion) === true },
    ...(sendsOnReceipt ? [{ check: 'engine' as const, ok: environment?.canSendToTestEngine === true }] : []),
    { check: 'plan', ok: owner !== undefined && hasPlan(owner, sendsOnReceipt, at) },
    ...(channel.kind === 'sftpClient' ? await checksOfServer(parts, channel) : []),
    ...(channel.kind === 'amqp' ? await checksOfBroker({ ...parts, ...parts.outgoing }, channel) : []),
    ...(channel.kind === 'sftp'
      ? [
          { check: 'server' as const, ok: sftp !== undefined, ...sftp },
          { check: 'keys' as const, ok: channel.keys.length > 0 || channel.passwordHash !== undefined },
        ]
      : []),
    ...(channel.kind === 'http' ? [{ check: 'token' as const, ok: await hasToken(views, channel, at) }] : []),
  ] satisfies ChannelCheck[];
};

/** The result of the notification `channel.test`. */
const connectionCheck = async (
  parts: SendParts,
  channel: ChannelDocument,
  id: string,
  at: string,
): Promise<ChannelCheck> => {
  const begun = performance.now();
  const result = await postTest(parts, channel, id, at);
  const { ok, status } = result;
  return {
    check: 'connection',
    ok,
    ...('errorKey' in result ? { errorKey: result.errorKey } : {}),
    ...(status === undefined ? {} : { status }),
    milliseconds: Math.round(performance.now() - begun),
  };
};

/** The conditions under which a channel works, each with its result; an address gets a test notification. */
export const testChannel = async (
  parts: TestParts,
  channel: ChannelDocument,
  id: string,
  at: string,
): Promise<ChannelCheck[]> => {
  const { views } = parts;
  const { environmentId, ownerId, state, url } = channel;
  const owner = await readPrincipal(views)({ sessionId: '', userId: ownerId });
  const isEnabled = owner !== undefined && (owner.isAdmin || owner.user.userState === 'ENABLED');
  return [
    { check: 'state', ok: state === 'open' },
    { check: 'owner', ok: isEnabled },
    { check: 'membership', ok: owner !== undefined && worksIn(owner, environmentId) },
    ...(channel.kind !== 'webhook' ? await checksOfFiles(parts, channel, owner, at) : []),
    ...(url === undefined ? [] : [await connectionCheck(parts, channel, id, at)]),
  ];
};
