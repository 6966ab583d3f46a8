import { type Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import { appendDouble } from './append-double.ts';
import { batchAppendDouble } from './batch-append-double.ts';
import { featuresDouble, gossipDouble, type Members } from './cluster-double.ts';
import type { Faults } from './faults-double.ts';
import type { LogDouble } from './log-double.ts';
import { protocol, type ReadCall } from './protocol-double.ts';
import { readDouble } from './read-double.ts';
import { accessDenied, type CallRefusal, notLeader } from './refusals-double.ts';
import { type Write, writeDouble } from './write-double.ts';

/** How many appends came in which way. */
export type Appends = { plain: number; batch: number };

export type NodeParts = {
  readonly appends: Appends;
  readonly log: LogDouble;
  readonly faults: Faults;
  readonly members: Members;
  /** Which of the members this is. */
  readonly index: number;
  readonly batchAppend: boolean;
  readonly tls: { readonly key: Buffer; readonly certificate: Buffer } | undefined;
  /** Without it everybody is let in. */
  readonly login: string | undefined;
  readonly cut: () => void;
};

/** One server; resolves to its port and a way to end it. */
export const nodeDouble = async (parts: NodeParts): Promise<{ port: number; stop(): void }> => {
  const { log, faults, members, batchAppend, tls, cut } = parts;
  const { services } = protocol;
  const write = writeDouble(log, faults, cut, (caller) => stranger(parts, caller));
  const counted = (way: keyof Appends, ...what: Parameters<Write>) => {
    parts.appends[way] += 1;
    return write(...what);
  };
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(services.streams, {
    read: readDouble(log, faults, (call) => refusalOf(parts, call)),
    append: appendDouble((...what) => counted('plain', ...what)),
    batchAppend: batchAppendDouble((...what) => counted('batch', ...what)),
  });
  server.addService(services.gossip, { read: gossipDouble(members) });
  server.addService(services.serverFeatures, { getSupportedMethods: featuresDouble(batchAppend) });

  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  return { port, stop: () => server.forceShutdown() };
};

/** Who is not let in. */
const stranger = ({ login }: NodeParts, caller: Metadata): CallRefusal | undefined => {
  if (login === undefined) return undefined;
  const known = `Basic ${Buffer.from(login).toString('base64')}`;
  return caller.get('authorization')[0] === known ? undefined : accessDenied();
};

/** Why a read is refused, if it is. */
const refusalOf = (parts: NodeParts, { metadata }: ReadCall): CallRefusal | undefined => {
  const { members, index } = parts;
  const port = members.ports[members.leader] ?? 0;
  const needsLeader = metadata.get('requires-leader').includes('true');
  const elsewhere = needsLeader && index !== members.leader ? notLeader({ host: '127.0.0.1', port }) : undefined;
  return stranger(parts, metadata) ?? elsewhere;
};
