import { otherCents } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  set('GrpHdr/TtlRtrdIntrBkSttlmAmt', otherCents),
  set('GrpHdr/TtlRvsdIntrBkSttlmAmt', otherCents),
];
