import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';

const typeOfFees = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><CtgyPurp><Cd>FCOL</Cd></CtgyPurp></PmtTpInf>';

export const mutations: readonly Mutation[] = [put('GrpHdr', typeOfFees)];
