import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

const amendment = (inside: string): string => `<AmdmntInd>true</AmdmntInd><AmdmntInfDtls>${inside}</AmdmntInfDtls>`;

export const mutations: readonly Mutation[] = [
  insert('MndtRltdInf', amendment('<OrgnlDbtrAcct><Id><Othr><Id>532013000</Id></Othr></Id></OrgnlDbtrAcct>')),
];
