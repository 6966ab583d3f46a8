import type { Mutation } from '../../mutations/mutation.ts';
import { inOriginator, other } from '../../mutations/party-places.ts';
import { lei, ofParty, twoOthers } from '../identification-mutations.ts';

const bic = '<AnyBIC>ZYDODEF0XXX</AnyBIC>';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<OrgId>${bic}${lei}</OrgId>`),
  ...ofParty(`<OrgId>${twoOthers}</OrgId>`),
  ...inOriginator('/Id/OrgId', `${lei}${other('4711', 'CUST')}`),
  ...inOriginator('/Id/OrgId', twoOthers),
];
