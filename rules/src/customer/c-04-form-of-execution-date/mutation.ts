import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(/<Dt>(\d{4}-\d\d-\d\d)<\/Dt>(\s*<\/ReqdExctnDt>)/, (found) =>
    found.replace('<Dt>', '<DtTm>').replace('</Dt>', 'T10:00:00</DtTm>'),
  ),
];
