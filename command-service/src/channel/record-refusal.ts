import { randomUUID } from 'node:crypto';
import { channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import { rateLimiter } from '@clearbench/contracts/concurrency/rate-limiter';
import { errorKinds } from '@clearbench/contracts/errors';
import type { Failure } from '@clearbench/contracts/failure';
import { longestFileName } from '@clearbench/contracts/file/file-name';
import type { Route } from '@clearbench/contracts/route';
import { asShownName } from '@clearbench/contracts/shown-name';
import { asFailure, statusOf } from '@clearbench/event-sourcing/serving/problem-reply';
import type { Request } from 'express';
import type { CommandContext } from '../command-context.ts';
import { receiptDecider, receiptStream } from './receipt-decider.ts';
import { shownReason } from './shown-reason.ts';

/** Refusals of a channel that are recorded: at once, and then each second. More are answered and not recorded. */
const recorded = { burst: 30, perSecond: 0.2 };

type Refused = { readonly channelId: string; readonly call: string; readonly fileName?: string | undefined };

/** Records a refusal in the log of its channel, at most as many as the limit allows. */
export const refusalRecorder = ({ handle, views }: Pick<CommandContext, 'handle' | 'views'>) => {
  const limiter = rateLimiter(recorded);
  return async ({ channelId, call, fileName }: Refused, failure: Failure, at: string): Promise<void> => {
    const channel = await views.get(channelView, channelId);
    if (!channel || limiter.take(channelId) > 0) return;
    const reason = shownReason(failure);
    const receiptId = randomUUID();
    const { environmentId } = channel;
    const shownName = asShownName(fileName ?? '').slice(0, longestFileName);
    const data = {
      ...{ channelId, environmentId, receiptId, call, ...reason },
      ...(shownName === '' ? {} : { fileName: shownName }),
      status: statusOf[errorKinds[reason.errorKey as keyof typeof errorKinds]],
    };
    const command = { type: 'RefuseChannelCall', data, at } as const;
    const metadata = { commandId: receiptId, actor: 'system:channel', correlationId: receiptId };
    const { position } = await handle(receiptDecider, receiptStream(receiptId), command, metadata);
    await views.reached(position, [channelEntryView]);
  };
};

/**
 * Records each call that the guard, a limit or the endpoint refused in the log of its channel. The number
 * of recorded refusals is limited, because anyone can cause them.
 */
export const recordRefusals = (context: Pick<CommandContext, 'handle' | 'views'>) => {
  const recordRefusal = refusalRecorder(context);
  const record = ({ name: call }: Route, error: unknown, request: Request, at: string): Promise<void> => {
    const { channelId = '', fileName } = request.params as Readonly<Record<string, string | undefined>>;
    return recordRefusal({ channelId, call, fileName }, asFailure(error, request), at);
  };

  /** A refusal that cannot be recorded, such as on a full disk, is answered all the same. */
  return (route: Route) =>
    (error: unknown, request: Request, at: string): Promise<void> =>
      record(route, error, request, at).catch(() => undefined);
};
