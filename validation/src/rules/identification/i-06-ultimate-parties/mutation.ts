import type { Mutation } from '../../../error-injection/mutation.ts';
import { inPayment } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<UltmtDbtr><Nm>Bea Beispiel</Nm><PstlAdr><TwnNm>Koeln</TwnNm><Ctry>DE</Ctry></PstlAdr></UltmtDbtr>'),
  inPayment('<UltmtDbtr><Nm>Bea Beispiel</Nm><PstlAdr><Ctry>DE</Ctry></PstlAdr></UltmtDbtr>'),
];
