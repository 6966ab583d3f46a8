import type { Mutation } from '../../mutations/mutation.ts';
import { drop, put } from '../../mutations/operations.ts';
import { reasons } from '../../mutations/party-places.ts';

export const mutations: readonly Mutation[] = reasons.flatMap((place) => [
  put(place, '<Orgtr/>'),
  drop(`${place}/Orgtr`),
  put(place, '<Orgtr><Nm>A</Nm><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr>'),
]);
