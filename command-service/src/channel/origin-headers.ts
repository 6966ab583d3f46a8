import { type MessageProperties, messageProperties } from '@clearbench/contracts/channel/events';
import { messageHeader, originId, originIdHeader } from '@clearbench/contracts/channel/exchange-routes';
import { Failure } from '@clearbench/contracts/failure';
import type { Request } from 'express';

/** What a file has at its origin. */
export type Origin = {
  readonly originId?: string | undefined;
  /** Of a file that arrived as a message. */
  readonly message?: MessageProperties | undefined;
};

/** The headers for a call of the exchange. */
export const originHeaders = ({ originId: id, message }: Origin): Readonly<Record<string, string>> => ({
  ...(id === undefined ? {} : { [originIdHeader]: id }),
  ...(message === undefined ? {} : { [messageHeader]: encodeURIComponent(JSON.stringify(message)) }),
});

const messageIn = (given: string): MessageProperties => {
  try {
    return messageProperties.parse(JSON.parse(decodeURIComponent(given)));
  } catch {
    throw new Failure('channel.badOriginId');
  }
};

/** What the headers of a call of the exchange state about the origin of the file. */
export const ofOrigin = (request: Pick<Request, 'get'>): Origin => {
  const [id, message] = [request.get(originIdHeader), request.get(messageHeader)];
  if (id !== undefined && !originId.safeParse(id).success) throw new Failure('channel.badOriginId');
  return { originId: id, ...(message === undefined ? {} : { message: messageIn(message) }) };
};
