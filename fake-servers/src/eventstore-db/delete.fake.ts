import type { sendUnaryData } from '@grpc/grpc-js';
import type { FakeLog } from './log.fake.ts';
import {
  type DeleteReq,
  type DeleteResp,
  nameOf,
  protocol,
  type TombstoneReq,
  type TombstoneResp,
} from './protocol.fake.ts';
import { type CallRefusal, streamDeleted, unimplemented, wrongExpectedVersion } from './refusals.fake.ts';
import type { Expected } from './stored-event.fake.ts';

const { streams } = protocol;

type Options = NonNullable<ReturnType<DeleteReq['getOptions']>> | NonNullable<ReturnType<TombstoneReq['getOptions']>>;

const expectedOf = (options: Options): Expected => {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return 'noStream';
  return options.hasStreamExists() ? 'streamExists' : 'any';
};

/** Deletes a stream, with a tombstone or softly; returns the refusal or the position. */
const deleted = (
  log: FakeLog,
  options: Options | undefined,
  isTombstone: boolean,
): CallRefusal | { position: number } => {
  const stream = nameOf(options?.getStreamIdentifier());
  const expected = options ? expectedOf(options) : 'any';
  const result = log.delete(stream, expected, isTombstone);
  switch (result.kind) {
    case 'deleted':
      return { position: result.position };
    case 'alreadyDeleted':
      return streamDeleted(stream);
    case 'missing':
      return unimplemented('the deletion of a stream that does not exist');
    case 'wrongVersion':
      return wrongExpectedVersion('Delete', stream, expected, result.current);
  }
};

type Call<Request> = { readonly request: Request };

export const fakeDelete =
  (log: FakeLog, refuses: (call: Call<DeleteReq>) => CallRefusal | undefined) =>
  (call: Call<DeleteReq>, answer: sendUnaryData<DeleteResp>) => {
    const result = refuses(call) ?? deleted(log, call.request.getOptions(), false);
    if (!('position' in result)) return answer(result);
    const position = new streams.DeleteResp.Position();
    position.setCommitPosition(String(result.position));
    position.setPreparePosition(String(result.position));
    answer(null, new streams.DeleteResp().setPosition(position));
  };

export const fakeTombstone =
  (log: FakeLog, refuses: (call: Call<TombstoneReq>) => CallRefusal | undefined) =>
  (call: Call<TombstoneReq>, answer: sendUnaryData<TombstoneResp>) => {
    const result = refuses(call) ?? deleted(log, call.request.getOptions(), true);
    if (!('position' in result)) return answer(result);
    const position = new streams.TombstoneResp.Position();
    position.setCommitPosition(String(result.position));
    position.setPreparePosition(String(result.position));
    answer(null, new streams.TombstoneResp().setPosition(position));
  };
