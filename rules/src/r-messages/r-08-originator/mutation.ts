import type { Mutation } from '../../mutations/mutation.ts';
import { drop, insert } from '../../mutations/operations.ts';
import { reasons } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = reasons.flatMap((place) => [
  insert(place, '<Orgtr/>'),
  drop(`${place}/Orgtr`),
  insert(place, '<Orgtr><Nm>A</Nm><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr>'),
]);
