import type { sendUnaryData } from '@grpc/grpc-js';
import { protocol } from './protocol.fake.ts';

const { gossip, serverFeatures } = protocol;

/** The members of the cluster and the leader. */
export type Members = { readonly ports: readonly number[]; leader: number };

type ClusterInfo = InstanceType<typeof gossip.ClusterInfo>;
type SupportedMethods = InstanceType<typeof serverFeatures.SupportedMethods>;

/** The gossip reply of a node. */
export const fakeGossip = (members: Members) => (_: unknown, answer: sendUnaryData<ClusterInfo>) => {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const info = new gossip.ClusterInfo();
  info.setMembersList(
    members.ports.map((port, index) => {
      const place = new gossip.EndPoint();
      place.setAddress('127.0.0.1');
      place.setPort(port);
      const member = new gossip.MemberInfo();
      member.setState(index === members.leader ? LEADER : FOLLOWER);
      member.setIsAlive(true);
      member.setTimeStamp(String(Date.now()));
      member.setHttpEndPoint(place);
      return member;
    }),
  );
  answer(null, info);
};

/** The supported features: with batch appends, as from version 21.10 on, or without. */
export const fakeFeatures = (batchAppend: boolean) => (_: unknown, answer: sendUnaryData<SupportedMethods>) => {
  const names = ['append', 'read', ...(batchAppend ? ['batchappend'] : [])];
  const supported = new serverFeatures.SupportedMethods();
  supported.setEventStoreServerVersion('22.10.0');
  supported.setMethodsList(
    names.map((name) => {
      const method = new serverFeatures.SupportedMethod();
      method.setMethodName(name);
      method.setServiceName('event_store.client.streams.streams');
      return method;
    }),
  );
  answer(null, supported);
};
