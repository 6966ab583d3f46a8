import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  set('CdtrSchmeId/Id/PrvtId/Othr/Id', (old) =>
    old.replace(/^([A-Z]{2}\d)(\d)/, (_, head: string, digit: string) => `${head}${(Number(digit) + 1) % 10}`),
  ),
];
