import {
  acknowledgeExchangeAnswerRoute,
  listExchangeAnswersRoute,
  putExchangeFileRoute,
  readExchangeAnswerRoute,
} from '@clearbench/contracts/channel/exchange-routes';
import { mostListedAnswers } from '@clearbench/contracts/channel/limits';
import { channelEntryView, isDelivery } from '@clearbench/contracts/channel/views';
import type { Failure } from '@clearbench/contracts/failure';
import type { Problem } from '@clearbench/contracts/problem';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { ReadModels } from '@clearbench/stores/read-models';
import { type Origin, originHeaders } from '../origin-headers.ts';
import { recordedFailure } from './recorded-failure.ts';

/** An answer as a file of a folder. */
export type AnswerFile = {
  readonly deliveryId: string;
  readonly fileName: string;
  readonly size: number;
  readonly at: string;
};

type Route = { readonly method: string; readonly path: string };
type Names = { readonly fileName?: string; readonly deliveryId?: string };
type Sent = { readonly body: Blob; readonly origin: Origin };
type Parts = {
  /** The address of this process. */
  readonly url: string;
  readonly channelId: string;
  readonly token: string;
  readonly views: Pick<ReadModels, 'find'>;
};

const failureOf = async (response: Response): Promise<Failure> => {
  const { errorKey, params } = (await response.json()) as Problem;
  return recordedFailure(errorKey, params);
};

/**
 * The exchange of a channel by calls to this process itself: so each file and each answer passes the same guard, limits,
 * checks and log entries as by HTTP.
 */
export const exchangeCalls = ({ url, channelId, token, views }: Parts) => {
  const call = async (
    { method, path }: Route,
    { fileName = '', deliveryId }: Names,
    sent?: Sent,
  ): Promise<Response> => {
    const filled = path.replace(':channelId', channelId).replace(':fileName', () => encodeURIComponent(fileName));
    const query = deliveryId === undefined ? '' : `?deliveryId=${encodeURIComponent(deliveryId)}`;
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(sent ? { 'Content-Type': 'application/xml', ...originHeaders(sent.origin) } : {}),
    };
    const response = await fetch(`${url}${filled}${query}`, { method, headers, ...(sent ? { body: sent.body } : {}) });
    if (!response.ok) throw await failureOf(response);
    return response;
  };
  return {
    put: async (fileName: string, pieces: readonly Uint8Array<ArrayBuffer>[], origin: Origin = {}): Promise<void> => {
      await call(putExchangeFileRoute, { fileName }, { body: new Blob([...pieces]), origin });
    },
    /** The answers that are not acknowledged, oldest first. */
    waiting: async (): Promise<readonly AnswerFile[]> => {
      const response = await call(listExchangeAnswersRoute, {});
      const { answers } = (await response.json()) as ReplyOf<typeof listExchangeAnswersRoute>;
      return answers.map(({ plannedAt: at, ...answer }) => ({ ...answer, at }));
    },
    /** The newest acknowledged answers. */
    archived: async (): Promise<readonly AnswerFile[]> => {
      await call(listExchangeAnswersRoute, {});
      const { items } = await views.find(channelEntryView, {
        where: [
          { field: 'channelId', is: channelId },
          { field: 'type', is: 'delivered' },
        ],
        sort: { field: 'at', direction: 'descending' },
        limit: mostListedAnswers,
      });
      return items.flatMap((entry) => {
        if (!isDelivery(entry) || entry.fileName === undefined) return [];
        const { entryId: deliveryId, fileName, size = 0, at } = entry;
        return [{ deliveryId, fileName, size, at }];
      });
    },
    read: async ({ fileName, deliveryId }: AnswerFile): Promise<Uint8Array> => {
      const response = await call(readExchangeAnswerRoute, { fileName, deliveryId });
      return new Uint8Array(await response.arrayBuffer());
    },
    acknowledge: async ({ fileName, deliveryId }: AnswerFile): Promise<void> => {
      await (await call(acknowledgeExchangeAnswerRoute, { fileName, deliveryId })).arrayBuffer();
    },
  };
};
export type ExchangeCalls = ReturnType<typeof exchangeCalls>;
