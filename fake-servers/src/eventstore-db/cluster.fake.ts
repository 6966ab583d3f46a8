import type { sendUnaryData } from '@grpc/grpc-js';
import { protocol } from './protocol.fake.ts';
import type { ServerVersion } from './versions.fake.ts';

const { gossip, serverFeatures } = protocol;

/** The members of the cluster, whether each can be reached, and the leader. */
export type Members = { readonly ports: readonly number[]; readonly isAlive: boolean[]; leader: number };

/** The next living member becomes the leader; without one nothing changes. */
export const elect = (members: Members): void => {
  const next = members.isAlive.indexOf(true);
  if (next >= 0) members.leader = next;
};

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
      member.setIsAlive(members.isAlive[index] ?? false);
      member.setTimeStamp(String(Date.now()));
      member.setHttpEndPoint(place);
      return member;
    }),
  );
  answer(null, info);
};

/** The supported features: with batch appends, as from version 21.10 on, or without. */
export const fakeFeatures =
  (batchAppend: boolean, version: ServerVersion) => (_: unknown, answer: sendUnaryData<SupportedMethods>) => {
    const names = ['append', 'read', ...(batchAppend ? ['batchappend'] : [])];
    const supported = new serverFeatures.SupportedMethods();
    supported.setEventStoreServerVersion(`${version}.0`);
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
