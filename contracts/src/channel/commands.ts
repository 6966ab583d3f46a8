import type { ChannelEvent, DeliveryEvent, ReceiptEvent } from './events.ts';

type AnyEvent = ChannelEvent | ReceiptEvent | DeliveryEvent;
type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];
type OfChannel = { channelId: string };

/** `basedOn`: the version of the settings that the administrator changed. */
export type ChannelCommand =
  | { type: 'CreateChannel'; data: DataOf<'ChannelCreated'>; at: string }
  | {
      type: 'ChangeChannel';
      data: OfChannel & Pick<DataOf<'ChannelChanged'>, 'settings'> & { basedOn: number };
      at: string;
    }
  | { type: 'PauseChannel'; data: OfChannel; at: string }
  | { type: 'ResumeChannel'; data: OfChannel; at: string }
  | { type: 'RemoveChannel'; data: OfChannel; at: string };

/** A receipt is what a channel took or refused: each has a stream of its own. */
export type ReceiptCommand =
  | { type: 'ReceiveChannelFile'; data: DataOf<'ChannelFileReceived'>; at: string }
  | { type: 'RefuseChannelCall'; data: DataOf<'ChannelCallRefused'>; at: string };

type OfDelivery = { deliveryId: string };

/** A delivery is one answer on its way out: each has a stream of its own. */
export type DeliveryCommand =
  | { type: 'PlanDelivery'; data: DataOf<'DeliveryPlanned'>; at: string }
  | { type: 'AcknowledgeDelivery'; data: OfDelivery; at: string }
  | { type: 'ReopenDelivery'; data: OfDelivery; at: string };
