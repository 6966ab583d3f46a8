import type { Mutation } from '../../mutations/mutation.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<UltmtDbtr><Nm>Bea Beispiel</Nm><PstlAdr><TwnNm>Koeln</TwnNm><Ctry>DE</Ctry></PstlAdr></UltmtDbtr>'),
  inPayment('<UltmtDbtr><Nm>Bea Beispiel</Nm><PstlAdr><Ctry>DE</Ctry></PstlAdr></UltmtDbtr>'),
];
