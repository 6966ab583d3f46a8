import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('CdtrSchmeId/Id/PrvtId/Othr/Id', (old) =>
    old.replace(/^([A-Z]{2}\d)(\d)/, (_, head: string, digit: string) => `${head}${(Number(digit) + 1) % 10}`),
  ),
];
