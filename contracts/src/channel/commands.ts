import type { ChannelEvent, ChannelSecret, DeliveryEvent, ReceiptEvent } from './events.ts';
import type { ChannelCredential } from './settings.ts';

type AnyEvent = ChannelEvent | ReceiptEvent | DeliveryEvent;
type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];
type OfChannel = { channelId: string };
/** A secret for a channel that posts and has none. */
type WithSecret = { secret: ChannelSecret };
/** A new credential for the server of the bank; absent where it stays. */
type WithCredential = { credential?: ChannelCredential };

/** `basedOn`: the version of the settings that the administrator changed. */
export type ChannelCommand =
  | { type: 'CreateChannel'; data: DataOf<'ChannelCreated'> & WithSecret & WithCredential; at: string }
  | {
      type: 'ChangeChannel';
      data: OfChannel & WithSecret & WithCredential & Pick<DataOf<'ChannelChanged'>, 'settings'> & { basedOn: number };
      at: string;
    }
  | { type: 'IssueChannelSecret'; data: OfChannel & WithSecret & { replacedUntil: string }; at: string }
  | { type: 'IssueChannelPassword'; data: OfChannel & { passwordHash: string }; at: string }
  | { type: 'RemoveChannelPassword'; data: OfChannel; at: string }
  | { type: 'PauseChannel'; data: OfChannel & { because?: 'failures' | 'gone' }; at: string }
  | { type: 'ResumeChannel'; data: OfChannel; at: string }
  | { type: 'RemoveChannel'; data: OfChannel; at: string };

/** A receipt is what a channel took or refused: each has a stream of its own. */
export type ReceiptCommand =
  | { type: 'ReceiveChannelFile'; data: DataOf<'ChannelFileReceived'>; at: string }
  | { type: 'RefuseChannelCall'; data: DataOf<'ChannelCallRefused'>; at: string }
  | { type: 'RecordConnectionFailure'; data: DataOf<'ChannelConnectionFailed'>; at: string };

type OfDelivery = { deliveryId: string };

/** The result of an attempt to send a delivery; texts are shortened. */
export type AttemptResult = { readonly status?: number; readonly response?: string } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly errorKey: string; readonly params?: Record<string, string | number> }
);

/** A delivery is one answer or notification on its way out: each has a stream of its own. */
export type DeliveryCommand =
  | { type: 'PlanDelivery'; data: Omit<DataOf<'DeliveryPlanned'>, 'plannedAt'>; at: string }
  | { type: 'RecordAttempt'; data: OfDelivery & { result: AttemptResult }; at: string }
  | { type: 'AcknowledgeDelivery'; data: OfDelivery; at: string }
  | { type: 'ReopenDelivery'; data: OfDelivery; at: string };
