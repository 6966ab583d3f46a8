import { type Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import { appendDouble } from './append-double.ts';
import { batchAppendDouble } from './batch-append-double.ts';
import { featuresDouble, gossipDouble, type Members } from './cluster-double.ts';
import type { Faults } from './faults-double.ts';
import type { LogDouble } from './log-double.ts';
import { protocol } from './protocol-double.ts';
import { type ReadCall, readDouble } from './read-double.ts';
import { accessDenied, type CallRefusal, notLeader } from './refusals-double.ts';
import { writeDouble } from './write-double.ts';

export type NodeParts = {
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
  const write = writeDouble(log, faults, cut);
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(services.streams, {
    read: readDouble(log, faults, (call) => refusalOf(parts, call)),
    append: appendDouble(write),
    batchAppend: batchAppendDouble(write),
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

/** Why a read is refused, if it is. */
const refusalOf = ({ members, index, login }: NodeParts, { metadata }: ReadCall): CallRefusal | undefined => {
  if (login !== undefined && authorisation(metadata) !== `Basic ${Buffer.from(login).toString('base64')}`)
    return accessDenied();
  const leader = members.ports[members.leader] ?? 0;
  const needsLeader = metadata.get('requires-leader').includes('true');
  return needsLeader && index !== members.leader ? notLeader({ host: '127.0.0.1', port: leader }) : undefined;
};

const authorisation = (metadata: Metadata): unknown => metadata.get('authorization')[0];
