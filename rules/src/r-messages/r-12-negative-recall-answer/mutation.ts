import type { Mutation } from '../../mutations/mutation.ts';
import { drop, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('Sts/Conf', 'CNCL'), set('TxCxlSts', 'ACCR'), drop('CxlStsRsnInf')];
