import type { Mutation } from '../../mutations/mutation.ts';
import { insert, set } from '../../mutations/operations.ts';

const count = (status: string, number: number): string =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${number}</DtldNbOfTxs><DtldSts>${status}</DtldSts></NbOfTxsPerSts>`;

export const mutations: readonly Mutation[] = [
  set('OrgnlPmtInfAndSts/OrgnlNbOfTxs', '0'),
  insert('OrgnlPmtInfAndSts', `${count('ACCP', 2)}${count('RJCT', 1)}`),
];
