import { status } from '@grpc/grpc-js';
import { protocol } from './protocol.fake.ts';
import { accessDenied, type CallRefusal, refusal, streamDeleted } from './refusals.fake.ts';

const { shared, rpcStatus, Details, Nothing } = protocol;

/** An error of one append. A batch answers it beside the results of other appends, a plain append as a refused call. */
export type AppendError =
  | 'AccessDenied'
  | 'BadRequest'
  | 'InvalidTransaction'
  | 'MaximumAppendEventSizeExceeded'
  | 'NoLeaderInfo'
  | 'NotReady'
  | 'StreamDeleted'
  | 'Timeout'
  | 'TooBusy'
  | 'Unknown';

type RpcStatus = InstanceType<typeof rpcStatus.Status>;

/** The status of an append in a batch: a text, and a packed message of this type. */
export const statusOf = (text: string, type: string, packed: Uint8Array): RpcStatus => {
  const details = new Details();
  details.pack(packed, type);
  const answer = new rpcStatus.Status();
  answer.setMessage(text);
  answer.setDetails(details);
  return answer;
};

/** A server that is not ready answers with a text alone. */
const texts: Partial<Record<AppendError, string>> = {
  NotReady: 'Server Is Not Ready',
  TooBusy: 'Server Is Busy',
  NoLeaderInfo: 'No leader info available in response',
};

const packed: Partial<Record<AppendError, () => { serializeBinary(): Uint8Array }>> = {
  AccessDenied: () => new shared.AccessDenied(),
  BadRequest: () => new shared.BadRequest(),
  InvalidTransaction: () => new shared.InvalidTransaction(),
  StreamDeleted: () => new shared.StreamDeleted(),
  Timeout: () => new shared.Timeout(),
  Unknown: () => new shared.Unknown(),
};

/** The error as a batch answers it. */
export const inBatch = (error: AppendError): RpcStatus => {
  const text = texts[error];
  if (text !== undefined) return statusOf(text, 'google.protobuf.Empty', new Nothing().serializeBinary());
  // A message of servers from 24.10 on; the client's definitions do not have it.
  const message = packed[error]?.() ?? new Nothing();
  return statusOf(error, `event_store.client.${error}`, message.serializeBinary());
};

/** The error as a plain append answers it. */
export const asRefusal = (error: AppendError, stream: string): CallRefusal => {
  switch (error) {
    case 'AccessDenied':
      return accessDenied();
    case 'StreamDeleted':
      return streamDeleted(stream);
    case 'BadRequest':
      return refusal(status.INVALID_ARGUMENT, 'Bad Request');
    case 'MaximumAppendEventSizeExceeded':
      return refusal(status.INVALID_ARGUMENT, 'Maximum Append Event Size Exceeded.');
    case 'InvalidTransaction':
      return refusal(status.INVALID_ARGUMENT, 'Invalid Transaction', { exception: 'invalid-transaction' });
    case 'NoLeaderInfo':
      return refusal(status.UNKNOWN, 'No leader info available in response');
    case 'NotReady':
      return refusal(status.UNAVAILABLE, 'Server Is Not Ready');
    case 'TooBusy':
      return refusal(status.UNAVAILABLE, 'Server Is Too Busy');
    case 'Timeout':
      return refusal(status.ABORTED, 'Operation timed out: timed out');
    case 'Unknown':
      return refusal(status.UNKNOWN, 'Unexpected OperationResult: Unknown');
  }
};
