import type { ServerDuplexStream } from '@grpc/grpc-js';
import { proposed } from './append.fake.ts';
import { inBatch, statusOf } from './append-errors.fake.ts';
import type { Faults } from './faults.fake.ts';
import { type BatchAppendReq, type BatchAppendResp, identifierOf, nameOf, protocol } from './protocol.fake.ts';
import type { Expected, WriteResult } from './stored-event.fake.ts';
import type { Write, WriteNow } from './write.fake.ts';

const { streams, shared, Nothing } = protocol;

/** Many appends over one stream, each identified by its correlation id and sent in one or several parts. */
export const fakeBatchAppend =
  (write: Write, faults: Faults) => (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    const begun = new Map<string, BatchAppendReq[]>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const requests = [...(begun.get(id) ?? []), request];
      begun.set(id, requests);
      if (!request.getIsFinal()) return;
      begun.delete(id);
      if (isPast(requests[0]?.getOptions()?.getDeadline(), faults.clockAhead))
        return void call.write(timedOut(requests));
      void finish((...args) => write(call.metadata, ...args), requests, call);
    });
    call.on('error', () => {});
    call.on('end', () => call.end());
  };

/** Whether a deadline is past by the clock of the server. */
const isPast = (deadline: { toDate(): Date } | undefined, clockAhead: number): boolean =>
  deadline !== undefined && deadline.toDate().getTime() < Date.now() + clockAhead;

/** The reply of a server that did not write an append before its deadline. */
const timedOut = ([first]: readonly BatchAppendReq[]): BatchAppendResp => {
  const reply = new streams.BatchAppendResp();
  reply.setError(inBatch('Timeout'));
  reply.setCorrelationId(first?.getCorrelationId());
  reply.setStreamIdentifier(first?.getOptions()?.getStreamIdentifier());
  return reply;
};

const finish = async (
  write: WriteNow,
  requests: readonly BatchAppendReq[],
  call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
) => {
  const options = requests[0]?.getOptions();
  const stream = nameOf(options?.getStreamIdentifier());
  const events = requests.flatMap((request) => request.getProposedMessagesList());
  const written = await write(stream, expectedOf(options), events.map(proposed));
  if (call.cancelled || written.kind === 'nothing') return;
  // The server ends the whole stream where it refuses an append for a permanent reason.
  if (written.kind === 'refused') return void call.emit('error', written.refusal);
  const reply =
    written.kind === 'error'
      ? new streams.BatchAppendResp().setError(inBatch(written.error))
      : replyTo(written.result, expectedOf(options));
  reply.setCorrelationId(requests[0]?.getCorrelationId());
  reply.setStreamIdentifier(identifierOf(stream));
  call.write(reply);
};

type Options = NonNullable<ReturnType<BatchAppendReq['getOptions']>>;

const expectedOf = (options: Options | undefined): Expected => {
  if (options?.hasNoStream()) return 'noStream';
  if (options?.hasStreamExists()) return 'streamExists';
  if (options?.hasStreamPosition()) return Number(options.getStreamPosition());
  return 'any';
};

const replyTo = (result: WriteResult, expected: Expected): BatchAppendResp => {
  const reply = new streams.BatchAppendResp();
  if (result.kind === 'wrongVersion') return reply.setError(wrongVersion(result.current, expected));
  if (result.kind === 'tooLarge') return reply.setError(tooLarge(result.most));
  if (result.kind === 'deleted') return reply.setError(inBatch('StreamDeleted'));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(result.revision));
  if (result.kind === 'already') success.setNoPosition(new Nothing());
  else {
    const position = new shared.AllStreamPosition();
    position.setCommitPosition(String(result.position));
    position.setPreparePosition(String(result.position));
    success.setPosition(position);
  }
  return reply.setSuccess(success);
};

const wrongVersion = (current: number | undefined, expected: Expected) => {
  const wrong = new shared.WrongExpectedVersion();
  if (current === undefined) wrong.setCurrentNoStream(new Nothing());
  else wrong.setCurrentStreamRevision(String(current));
  if (typeof expected === 'number') wrong.setExpectedStreamPosition(String(expected));
  else if (expected === 'streamExists') wrong.setExpectedStreamExists(new Nothing());
  else wrong.setExpectedNoStream(new Nothing());
  return statusOf('WrongExpectedVersion', 'event_store.client.WrongExpectedVersion', wrong.serializeBinary());
};

const tooLarge = (most: number) => {
  const exceeded = new shared.MaximumAppendSizeExceeded();
  exceeded.setMaxappendsize(most);
  return statusOf(
    'MaximumAppendSizeExceeded',
    'event_store.client.MaximumAppendSizeExceeded',
    exceeded.serializeBinary(),
  );
};
