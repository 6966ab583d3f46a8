import { createRequire } from 'node:module';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import rpcStatus from '@eventstore/db-client/generated/status_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

// The runtime of the messages is a dependency of the client, so it is resolved from there.
const ofClient = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
const protobuf = <T>(name: string, message: string): (new () => T) =>
  (ofClient(`google-protobuf/google/protobuf/${name}_pb.js`) as Record<string, new () => T>)[message] as new () => T;

type Details = NonNullable<ReturnType<InstanceType<typeof rpcStatus.Status>['getDetails']>>;
type Nothing = NonNullable<ReturnType<InstanceType<typeof streams.BatchAppendResp.Success>['getNoPosition']>>;

/** The messages and services of EventStoreDB from its client; the only file that names generated code. */
export const protocol = {
  gossip,
  serverFeatures,
  shared,
  rpcStatus,
  streams,
  services: { streams: StreamsService, gossip: GossipService, serverFeatures: ServerFeaturesService },
  Details: protobuf<Details>('any', 'Any'),
  Nothing: protobuf<Nothing>('empty', 'Empty'),
};

export type ReadReq = InstanceType<typeof streams.ReadReq>;
export type ReadResp = InstanceType<typeof streams.ReadResp>;
export type AppendReq = InstanceType<typeof streams.AppendReq>;
export type AppendResp = InstanceType<typeof streams.AppendResp>;
export type DeleteReq = InstanceType<typeof streams.DeleteReq>;
export type DeleteResp = InstanceType<typeof streams.DeleteResp>;
export type TombstoneReq = InstanceType<typeof streams.TombstoneReq>;
export type TombstoneResp = InstanceType<typeof streams.TombstoneResp>;
export type BatchAppendReq = InstanceType<typeof streams.BatchAppendReq>;
export type BatchAppendResp = InstanceType<typeof streams.BatchAppendResp>;
export type FilterOptions = InstanceType<typeof streams.ReadReq.Options.FilterOptions>;
export type AllOptions = InstanceType<typeof streams.ReadReq.Options.AllOptions>;
export type StreamIdentifier = InstanceType<typeof shared.StreamIdentifier>;

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
export type ReadOptions = NonNullable<ReturnType<ReadReq['getOptions']>>;

/** A stream's name on the wire: bytes. */
export const nameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export const identifierOf = (name: string): StreamIdentifier => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(name, 'utf8')));
  return identifier;
};
