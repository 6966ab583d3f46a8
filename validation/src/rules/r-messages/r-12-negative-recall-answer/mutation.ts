import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [set('Sts/Conf', 'CNCL'), set('TxCxlSts', 'ACCR'), drop('CxlStsRsnInf')];
