import type { Mutation } from '../../mutations/mutation.ts';
import { inOriginator } from '../../mutations/party-places.ts';
import { lei, ofParty, twoOthers } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<OrgId>${lei}${twoOthers}</OrgId>`),
  ...inOriginator('/Id/OrgId', twoOthers),
];
