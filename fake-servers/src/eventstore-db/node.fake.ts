import { Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import { type Access, refusedRead } from './access.fake.ts';
import { fakeAppend } from './append.fake.ts';
import { fakeBatchAppend } from './batch-append.fake.ts';
import { fakeFeatures, fakeGossip, type Members } from './cluster.fake.ts';
import { fakeDelete, fakeTombstone } from './delete.fake.ts';
import type { Faults } from './faults.fake.ts';
import type { FakeLog } from './log.fake.ts';
import { type DeleteReq, nameOf, protocol, type ReadCall, type TombstoneReq } from './protocol.fake.ts';
import { fakeRead } from './read.fake.ts';
import { accessDenied, type CallRefusal, notLeader } from './refusals.fake.ts';
import type { ServerVersion } from './versions.fake.ts';
import { fakeWrite, type Write } from './write.fake.ts';

/** Number of appends by method. */
export type Appends = { plain: number; batch: number };

export type NodeParts = {
  readonly appends: Appends;
  /** Called for every read and subscription. */
  readonly onRead: () => void;
  readonly log: FakeLog;
  readonly faults: Faults;
  readonly members: Members;
  /** Index of this node among the members. */
  readonly index: number;
  readonly batchAppend: boolean;
  readonly tls: { readonly key: Buffer; readonly certificate: Buffer } | undefined;
  readonly access: Access;
  readonly version: ServerVersion;
  readonly cut: () => void;
};

/** One server; resolves to its port and a function that stops it. */
export const fakeNode = async (parts: NodeParts): Promise<{ port: number; stop(): void }> => {
  const { log, faults, members, batchAppend, version, tls, access, cut } = parts;
  const { services } = protocol;
  const refuses = (caller: Metadata) => access.refuses(caller) ?? elsewhere(parts, caller);
  const permits = (caller: Metadata, stream: string) => access.permits(caller, 'write', stream);
  const write = fakeWrite({ log, faults, cut, refuses, permits });
  const refusesDeletion = (call: { readonly metadata?: Metadata; readonly request: DeleteReq | TombstoneReq }) => {
    const caller = call.metadata ?? new Metadata();
    const stream = nameOf(call.request.getOptions()?.getStreamIdentifier());
    return refuses(caller) ?? (permits(caller, stream) ? undefined : accessDenied());
  };
  const counted = (way: keyof Appends, ...what: Parameters<Write>) => {
    parts.appends[way] += 1;
    return write(...what);
  };
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(services.streams, {
    read: fakeRead(log, faults, version, (call) => {
      parts.onRead();
      return refusalOf(parts, call);
    }),
    delete: fakeDelete(log, refusesDeletion),
    tombstone: fakeTombstone(log, refusesDeletion),
    append: fakeAppend((...what) => counted('plain', ...what)),
    batchAppend: fakeBatchAppend((...what) => counted('batch', ...what), faults),
  });
  server.addService(services.gossip, { read: fakeGossip(members) });
  server.addService(services.serverFeatures, { getSupportedMethods: fakeFeatures(batchAppend, version) });

  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  return { port, stop: () => server.forceShutdown() };
};

/** The refusal of a call that requires the leader, by another node. */
const elsewhere = ({ members, index }: NodeParts, caller: Metadata): CallRefusal | undefined => {
  if (!caller.get('requires-leader').includes('true') || index === members.leader) return undefined;
  return notLeader({ host: '127.0.0.1', port: members.ports[members.leader] ?? 0 });
};

/** The refusal of a read; undefined where it is allowed. */
const refusalOf = (parts: NodeParts, { metadata, request }: ReadCall): CallRefusal | undefined => {
  const options = request.getOptions();
  const stream = options?.hasStream() ? nameOf(options.getStream()?.getStreamIdentifier()) : '$all';
  return refusedRead(parts.access, metadata, stream) ?? elsewhere(parts, metadata);
};
