import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

const count = (status: string, number: number): string =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${number}</DtldNbOfTxs><DtldSts>${status}</DtldSts></NbOfTxsPerSts>`;

export const mutations: readonly Mutation[] = [
  insert('OrgnlGrpInfAndSts', `<OrgnlNbOfTxs>3</OrgnlNbOfTxs>${count('ACCP', 2)}${count('RJCT', 2)}`),
  insert(
    'OrgnlGrpInfAndSts',
    `<OrgnlNbOfTxs>3</OrgnlNbOfTxs><GrpSts>PART</GrpSts>${count('ACCP', 2)}${count('RJCT', 2)}`,
  ),
];
