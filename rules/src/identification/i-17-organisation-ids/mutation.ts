import type { Mutation } from '../../mutations/mutation.ts';
import { inOriginator } from '../../mutations/party-paths.ts';
import { lei, ofParty, twoOtherIds } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<OrgId>${lei}${twoOtherIds}</OrgId>`),
  ...inOriginator('/Id/OrgId', twoOtherIds),
];
