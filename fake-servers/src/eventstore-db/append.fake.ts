import type { ServerReadableStream, sendUnaryData } from '@grpc/grpc-js';
import { asRefusal } from './append-errors.fake.ts';
import { type AppendReq, type AppendResp, nameOf, protocol } from './protocol.fake.ts';
import { streamDeleted, tooLarge } from './refusals.fake.ts';
import type { Expected, ProposedEvent, WriteResult } from './stored-event.fake.ts';
import type { Write, WriteNow } from './write.fake.ts';

const { streams, shared } = protocol;

/** The plain append: options, events, end; one answer. */
export const fakeAppend =
  (write: Write) => (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
    const requests: AppendReq[] = [];
    call.on('data', (request: AppendReq) => void requests.push(request));
    call.on('error', () => {});
    call.on('end', () => {
      // A broken call has written nothing, and its end is seen before its error.
      setImmediate(() => {
        if (!call.cancelled) void finish((...args) => write(call.metadata, ...args), requests, answer);
      });
    });
  };

const finish = async (write: WriteNow, requests: readonly AppendReq[], answer: sendUnaryData<AppendResp>) => {
  const options = requests[0]?.getOptions();
  const events = requests.slice(1).flatMap((request) => request.getProposedMessage() ?? []);
  const written = await write(nameOf(options?.getStreamIdentifier()), expectedOf(options), events.map(proposed));
  if (written.kind === 'nothing') return;
  if (written.kind === 'refused') return answer(written.refusal);
  if (written.kind === 'error') return answer(asRefusal(written.error, nameOf(options?.getStreamIdentifier())));
  const { result } = written;
  if (result.kind === 'tooLarge') return answer(tooLarge(result.most));
  if (result.kind === 'deleted') return answer(streamDeleted(nameOf(options?.getStreamIdentifier())));
  answer(null, replyTo(result, expectedOf(options)));
};

type Options = NonNullable<ReturnType<AppendReq['getOptions']>>;

const expectedOf = (options: Options | undefined): Expected => {
  if (options?.hasNoStream()) return 'noStream';
  if (options?.hasStreamExists()) return 'streamExists';
  if (options?.hasRevision()) return Number(options.getRevision());
  return 'any';
};

type Proposed = NonNullable<ReturnType<AppendReq['getProposedMessage']>>;

/** An event as both append methods send it. */
export const proposed = (
  message: Pick<Proposed, 'getId' | 'getMetadataMap' | 'getData_asU8' | 'getCustomMetadata_asU8'>,
): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  customMetadata: message.getCustomMetadata_asU8(),
});

const replyTo = (result: Exclude<WriteResult, { kind: 'tooLarge' | 'deleted' }>, expected: Expected): AppendResp => {
  const reply = new streams.AppendResp();
  if (result.kind === 'wrongVersion') return reply.setWrongExpectedVersion(wrongVersion(result.current, expected));
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(result.revision));
  if (result.kind === 'already') success.setNoPosition(new shared.Empty());
  else {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(result.position));
    position.setPreparePosition(String(result.position));
    success.setPosition(position);
  }
  return reply.setSuccess(success);
};

const wrongVersion = (current: number | undefined, expected: Expected) => {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current === undefined) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (typeof expected === 'number') wrong.setExpectedRevision(String(expected));
  else if (expected === 'streamExists') wrong.setExpectedStreamExists(new shared.Empty());
  else wrong.setExpectedNoStream(new shared.Empty());
  return wrong;
};
