import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

const typeOfFees = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><CtgyPurp><Cd>FCOL</Cd></CtgyPurp></PmtTpInf>';

export const mutations: readonly Mutation[] = [insert('GrpHdr', typeOfFees)];
