import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, put } from '../../../error-injection/operations.ts';
import { reasons } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = reasons.flatMap((place) => [
  put(place, '<Orgtr/>'),
  drop(`${place}/Orgtr`),
  put(place, '<Orgtr><Nm>A</Nm><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr>'),
]);
