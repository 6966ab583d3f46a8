import type { TokenOf } from '@clearbench/access/ports';
import { newToken, tokenIdOf } from '@clearbench/access/program/user-token';
import { type ChannelDocument, channelView } from '@clearbench/contracts/channel/views';
import { networkOf } from '@clearbench/contracts/network-address';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { ReadModels } from '@clearbench/stores/read-models';

type OfChannel = Pick<ChannelDocument, 'channelId' | 'version' | 'passwordHash'>;
type Session = OfChannel & { readonly madeAt: string };

/** The end of a token in histories; the token itself is known to this process alone. */
const shownEnd = 'sftp';

/**
 * The tokens with which a session of another protocol calls the exchange of this process, as the owner of its channel.
 * They are never stored, and end when the session ends, or the settings or the password of the channel change.
 */
export const sessionTokens = (views: Pick<ReadModels, 'get'>, clock: Clock) => {
  const sessions = new Map<string, Session>();
  const tokenOf: TokenOf = async (tokenId) => {
    const session = sessions.get(tokenId);
    const channel = session && (await views.get(channelView, session.channelId));
    if (!channel || channel.version !== session.version || channel.passwordHash !== session.passwordHash)
      return undefined;
    const now = clock.now();
    return {
      ...{ userId: channel.ownerId, tokenId, name: channel.channelId, lastFour: shownEnd, madeAt: session.madeAt },
      expiresAt: new Date(Date.parse(now) + 60_000).toISOString(),
      scopes: ['exchange'],
      environments: [channel.environmentId],
      // The use is not recorded: the log of the channel has each file.
      ...{ lastUsedOn: now.slice(0, 10), lastUsedAt: now, lastUsedNetwork: networkOf('127.0.0.1') },
    };
  };
  return {
    tokenOf,
    open: ({ channelId, version, passwordHash }: OfChannel) => {
      const { token } = newToken();
      const tokenId = tokenIdOf(token);
      const ofChannel = { channelId, version, ...(passwordHash === undefined ? {} : { passwordHash }) };
      sessions.set(tokenId, { ...ofChannel, madeAt: clock.now() });
      return { token, end: () => void sessions.delete(tokenId) };
    },
  };
};
export type SessionTokens = ReturnType<typeof sessionTokens>;
