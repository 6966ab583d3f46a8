import type { Mutation } from '../../../error-injection/mutation.ts';
import { inOriginator } from '../../../error-injection/party-places.ts';
import { lei, ofParty, twoOthers } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<OrgId>${lei}${twoOthers}</OrgId>`),
  ...inOriginator('/Id/OrgId', twoOthers),
];
