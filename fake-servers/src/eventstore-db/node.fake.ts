import { type Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import { fakeAppend } from './append.fake.ts';
import { fakeBatchAppend } from './batch-append.fake.ts';
import { fakeFeatures, fakeGossip, type Members } from './cluster.fake.ts';
import type { Faults } from './faults.fake.ts';
import type { FakeLog } from './log.fake.ts';
import { protocol, type ReadCall } from './protocol.fake.ts';
import { fakeRead } from './read.fake.ts';
import { accessDenied, type CallRefusal, notLeader } from './refusals.fake.ts';
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
  /** Without a login the node accepts every client. */
  readonly login: string | undefined;
  readonly cut: () => void;
};

/** One server; resolves to its port and a function that stops it. */
export const fakeNode = async (parts: NodeParts): Promise<{ port: number; stop(): void }> => {
  const { log, faults, members, batchAppend, tls, cut } = parts;
  const { services } = protocol;
  const write = fakeWrite(log, faults, cut, (caller) => unknownMember(parts, caller));
  const counted = (way: keyof Appends, ...what: Parameters<Write>) => {
    parts.appends[way] += 1;
    return write(...what);
  };
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(services.streams, {
    read: fakeRead(log, faults, (call) => {
      parts.onRead();
      return refusalOf(parts, call);
    }),
    append: fakeAppend((...what) => counted('plain', ...what)),
    batchAppend: fakeBatchAppend((...what) => counted('batch', ...what), faults),
  });
  server.addService(services.gossip, { read: fakeGossip(members) });
  server.addService(services.serverFeatures, { getSupportedMethods: fakeFeatures(batchAppend) });

  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  return { port, stop: () => server.forceShutdown() };
};

/** The refusal of an unauthenticated client. */
const unknownMember = ({ login }: NodeParts, caller: Metadata): CallRefusal | undefined => {
  if (login === undefined) return undefined;
  const known = `Basic ${Buffer.from(login).toString('base64')}`;
  return caller.get('authorization')[0] === known ? undefined : accessDenied();
};

/** The refusal of a read; undefined where it is allowed. */
const refusalOf = (parts: NodeParts, { metadata }: ReadCall): CallRefusal | undefined => {
  const { members, index } = parts;
  const port = members.ports[members.leader] ?? 0;
  const needsLeader = metadata.get('requires-leader').includes('true');
  const elsewhere = needsLeader && index !== members.leader ? notLeader({ host: '127.0.0.1', port }) : undefined;
  return unknownMember(parts, metadata) ?? elsewhere;
};
