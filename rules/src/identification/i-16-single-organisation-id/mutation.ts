import type { Mutation } from '../../mutations/mutation.ts';
import { inOriginator, other } from '../../mutations/party-paths.ts';
import { lei, ofParty, twoOtherIds } from '../identification-mutations.ts';

const bic = '<AnyBIC>ZYDODEF0XXX</AnyBIC>';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<OrgId>${bic}${lei}</OrgId>`),
  ...ofParty(`<OrgId>${twoOtherIds}</OrgId>`),
  ...inOriginator('/Id/OrgId', `${lei}${other('4711', 'CUST')}`),
  ...inOriginator('/Id/OrgId', twoOtherIds),
];
