import type { DeliveredFile } from '@clearbench/contracts/channel/events';
import {
  acknowledgeExchangeAnswerRoute,
  listExchangeAnswersRoute,
  putExchangeFileRoute,
  readExchangeAnswerRoute,
} from '@clearbench/contracts/channel/exchange-routes';
import { mostListedAnswers } from '@clearbench/contracts/channel/limits';
import {
  type ChannelEntryDocument,
  channelEntryView,
  channelView,
  type DeliveryEntry,
  isDelivery,
} from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { attachmentNamed } from '@clearbench/hosting/serving/attachment';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { deliveryDecider, deliveryStream } from './delivery-decider.ts';
import { findOwnChannel } from './find-channel.ts';
import { ofOrigin } from './origin-headers.ts';
import { type FileIntake, receiveExchangeFile } from './receive-exchange-file.ts';
import { recordRefusals } from './record-refusal.ts';

/** The delivery of an answer. */
type AnswerDelivery = DeliveryEntry & DeliveredFile;

const isAnswer = (entry: ChannelEntryDocument | undefined): entry is AnswerDelivery =>
  isDelivery(entry) && entry.fileId !== undefined;

/** A channel of the caller that hands out answers. */
const demandAnswers = async (views: ReadModels, principal: Principal, channelId: string): Promise<void> => {
  const { channel } = await findOwnChannel(views, principal, channelId);
  if (channel.direction === 'in') throw new Failure('channel.wrongDirection');
};

type Named = { readonly channelId: string; readonly fileName: string; readonly deliveryId?: string | undefined };

const waitingNamed = async (views: ReadModels, { channelId, fileName }: Named): Promise<AnswerDelivery | undefined> => {
  const { items } = await views.find(channelEntryView, {
    where: [
      { field: 'channelId', is: channelId },
      { field: 'type', is: 'waiting' },
      { field: 'fileName', is: fileName },
    ],
    sort: { field: 'at', direction: 'ascending' },
    limit: 1,
  });
  return items.find(isAnswer);
};

/** A delivery by its id, or the oldest waiting one of the name. */
const findDelivery = async (views: ReadModels, named: Named): Promise<AnswerDelivery> => {
  const { deliveryId } = named;
  const found =
    deliveryId === undefined ? await waitingNamed(views, named) : await views.get(channelEntryView, deliveryId);
  if (!isAnswer(found) || found.channelId !== named.channelId || found.fileName !== named.fileName)
    throw new Failure('channel.answerNotFound');
  return found;
};

const listed = ({ entryId, channelId, fileName, digest, size, plannedAt, transferId }: AnswerDelivery) => ({
  deliveryId: entryId,
  fileName,
  href: `/exchange/${channelId}/${encodeURIComponent(fileName)}?deliveryId=${entryId}`,
  sha256: digest,
  size,
  plannedAt,
  transferId,
});

const answers = async (views: ReadModels, channelId: string) => {
  const { items, next } = await views.find(channelEntryView, {
    where: [
      { field: 'channelId', is: channelId },
      { field: 'type', is: 'waiting' },
    ],
    sort: { field: 'plannedAt', direction: 'ascending' },
    limit: mostListedAnswers,
  });
  return { answers: items.filter(isAnswer).map(listed), more: next !== undefined };
};

/** The calls of the system at the other end of a channel. */
export const exchangeEndpoints = (context: CommandContext, intake: FileIntake): Endpoint[] => {
  const { views, contents, handle } = context;
  const receive = receiveExchangeFile(context, intake);
  const recording = recordRefusals(context);
  const endpoints = [
    serve(putExchangeFileRoute, async (call) => {
      const reply = await receive({ ...call.params, ...ofOrigin(call.request) }, call);
      return { reply, position: reply.position };
    }),
    serve(listExchangeAnswersRoute, async ({ params: { channelId }, principal }) => {
      await demandAnswers(views, principal, channelId);
      return { reply: await answers(views, channelId) };
    }),
    serve(readExchangeAnswerRoute, async ({ params, query, principal }) => {
      await demandAnswers(views, principal, params.channelId);
      const { entryId, fileId, fileName } = await findDelivery(views, { ...params, ...query });
      const file = await views.get(fileDetailView, fileId);
      // A file that was deleted for good has no content.
      if (!file || file.stay.restorableUntil !== undefined) throw new Failure('channel.answerNotFound');
      const { sha256, size } = file.content;
      const headers = { 'X-Delivery-Id': entryId, 'Content-Length': String(size), ...attachmentNamed(fileName) };
      return { stream: contents.read(sha256), etag: entryId, headers };
    }),
    serve(acknowledgeExchangeAnswerRoute, async ({ params, query, principal, metadata, at }) => {
      await demandAnswers(views, principal, params.channelId);
      const { entryId } = await findDelivery(views, { ...params, ...query });
      const command = { type: 'AcknowledgeDelivery', data: { deliveryId: entryId }, at } as const;
      const { position } = await handle(deliveryDecider, deliveryStream(entryId), command, metadata);
      await views.reached(position, [channelEntryView, channelView]);
      return { reply: { position }, position };
    }),
  ];
  return endpoints.map((endpoint) => ({ ...endpoint, refused: recording(endpoint.route) }));
};
