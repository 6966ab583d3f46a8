import { createChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { listExchangeAnswersRoute, putExchangeFileRoute } from '@clearbench/contracts/channel/exchange-routes';
import type { InputOf, ReplyOf } from '@clearbench/contracts/route';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';

type Settings = InputOf<typeof createChannelRoute>['body']['settings'];
type Choices = Partial<Extract<Settings, { kind: 'http' }>> & { readonly environmentId?: string };
export type Answers = ReplyOf<typeof listExchangeAnswersRoute>['answers'];

/** Creates a channel, of the environment `sct` unless another one is named. */
export const createdChannel = async (
  admin: BenchClient,
  channelId: string,
  ownerId: string,
  { environmentId = 'sct-bench', ...choices }: Choices = {},
): Promise<string> => {
  const settings = { channelName: channelId, kind: 'http', direction: 'both', rbVersion: '2025' } as const;
  const body = {
    channelId,
    environmentId,
    settings: { ...settings, ownerId, sendsOnReceipt: true, ...choices },
  };
  const { status, reply } = await admin.call(createChannelRoute, { body });
  if (status !== 200) throw new Error(`the channel was not created: ${JSON.stringify(reply)}`);
  return channelId;
};

/** A token of a user that opens the user's channels and nothing else. */
export const exchangeToken = async (user: BenchClient): Promise<string> => {
  const body = { name: 'engine', scopes: ['exchange' as const], environments: 'all' as const };
  return (await user.call(createTokenRoute, { body })).reply.token;
};

export const userIdOf = async (user: BenchClient): Promise<string> =>
  (await user.call(userInfoRoute, { body: { timeZone: 'Europe/Berlin' } })).reply.userId ?? '';

/** The answers of a channel as soon as it has some. */
export const answersIn = (client: BenchClient, channelId: string, least = 1): Promise<Answers> =>
  until(async () => {
    const { reply } = await client.call(listExchangeAnswersRoute, { params: { channelId } });
    return reply.answers.length >= least ? reply.answers : undefined;
  });

/** Sends a payment through a channel. */
export const put = (client: BenchClient, channelId: string, id: string) =>
  client.call(putExchangeFileRoute, {
    params: { channelId, fileName: `${id}.xml` },
    body: samplePayment(id, '1.00'),
  });

/** The names of an answer in a channel in a call. */
export type ChannelNames = { readonly channelId: string; readonly fileName: string; readonly deliveryId: string };

export const unknownAnswer: ChannelNames = { channelId: 'unknown-id', fileName: 'a.xml', deliveryId: 'unknown-id' };

/** An answer in a channel of the tester. */
export const ownAnswer = async (admin: BenchClient, tester: BenchClient): Promise<ChannelNames> => {
  const channelId = await createdChannel(admin, 'own-channel', await userIdOf(tester));
  await put(tester, channelId, 'OWN');
  const [answer] = await answersIn(tester, channelId);
  return { channelId, fileName: answer?.fileName ?? '', deliveryId: answer?.deliveryId ?? '' };
};
