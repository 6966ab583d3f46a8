import type { Mutation } from '../../../error-injection/mutation.ts';
import { put } from '../../../error-injection/operations.ts';

const typeOfFees = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><CtgyPurp><Cd>FCOL</Cd></CtgyPurp></PmtTpInf>';

export const mutations: readonly Mutation[] = [put('GrpHdr', typeOfFees)];
