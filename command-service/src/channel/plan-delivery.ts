import { pushes } from '@clearbench/contracts/channel/settings';
import { channelView } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { suiteRunView } from '@clearbench/contracts/suite-run/views';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { deliveryDecider, deliveryStream } from './delivery-decider.ts';
import type { AnswerForChannel } from './delivery-reactions.ts';
import type { NotificationForWebhooks } from './notification-reactions.ts';
import { postingChannels } from './posting-channels.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'>;

/** Plans the delivery of an answer; its id derives from the file, so that a repetition plans nothing. */
export const planAnswerDelivery =
  ({ handle, views }: Parts, now: () => string) =>
  async ({ data }: AnswerForChannel, metadata: CommandMetadata): Promise<void> => {
    const { channelId = '', environmentId, fileId, fileName, causedByTransferId: transferId } = data;
    // Only messages without a sent file have no cause, and no channel receives them.
    const { causedByFileId = fileId } = data;
    const channel = await views.get(channelView, channelId);
    if (!channel) return;
    const { sha256: digest, size } = data.content;
    const deliveryId = idFrom('delivery', channelId, fileId);
    const file = { fileId, fileName, digest, size, transferId, causedByFileId };
    const pushed = pushes(channel) ? { isPushed: true as const } : {};
    const planned = { channelId, environmentId, deliveryId, ...pushed, file };
    const command = { type: 'PlanDelivery', data: planned, at: now() } as const;
    await handle(deliveryDecider, deliveryStream(deliveryId), command, metadata);
  };

type Subject = NotificationForWebhooks['data']['subject'];

/** The environment of a subject; the read model may not contain the subject yet. */
const environmentOf = async (views: ReadModels, { transferId, fileId, runId }: Subject): Promise<string> => {
  const environmentId =
    transferId !== undefined
      ? (await views.get(transferView, transferId))?.environmentId
      : fileId !== undefined
        ? (await views.get(fileDetailView, fileId))?.summary.envId
        : (await views.get(suiteRunView, runId ?? ''))?.environmentId;
  if (environmentId === undefined) throw new Failure('projection.behind');
  return environmentId;
};

/** Plans a notification of each open webhook of the environment that reports events of this type. */
export const planNotifications =
  ({ handle, views }: Parts, now: () => string) =>
  async ({ data }: NotificationForWebhooks, metadata: CommandMetadata): Promise<void> => {
    const { type, timestamp, subject, facts } = data;
    const reporting = (await postingChannels(views)).filter(({ notifications }) => notifications.includes(type));
    if (reporting.length === 0) return;
    const environmentId = await environmentOf(views, subject);
    const webhooks = reporting.filter((channel) => channel.environmentId === environmentId);
    if (webhooks.length === 0) return;
    const environment = (await views.get(simEnvView, environmentId))?.environmentToken ?? environmentId;
    const fileName =
      subject.fileId === undefined ? undefined : (await views.get(fileDetailView, subject.fileId))?.summary.fileName;
    const about = { environment, ...subject, ...(fileName === undefined ? {} : { fileName }), ...facts };
    for (const { channelId } of webhooks) {
      const deliveryId = idFrom('notification', channelId, metadata.commandId);
      const notification = { type, timestamp, data: about };
      const planned = { channelId, environmentId, deliveryId, isPushed: true, notification } as const;
      const command = { type: 'PlanDelivery', data: planned, at: now() } as const;
      await handle(deliveryDecider, deliveryStream(deliveryId), command, metadata);
    }
  };
