import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';
import { asCustomer, inOriginator } from '../../mutations/party-paths.ts';
import { lei, ofParty } from '../identification-mutations.ts';

const wrongLei = lei.replace('55<', '56<');

export const mutations: readonly Mutation[] = [
  set('LEI', (old) => old.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))),
  ...ofParty(`<OrgId>${wrongLei}</OrgId>`),
  ...inOriginator('/Id/OrgId', wrongLei),
  ...asCustomer(`<OrgId>${wrongLei}</OrgId>`),
];
