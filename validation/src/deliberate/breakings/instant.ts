import type { Breaking } from '../breakable.ts';
import { secondsAgo } from '../days.ts';
import { drop, put, set } from '../operations.ts';

const longAgo = secondsAgo(3_588.5);

/** From rulebook 2025 on, a fraction of a second does not end with zeros. */
const withoutZeros: typeof longAgo = (...all) => longAgo(...all).replace(/\.?0+Z$/, 'Z');

const reason = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';

export const instantBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'S-01': [set('AccptncDtTm', (old) => old.replace(/(?:Z|[+-]\d\d:\d\d)$/, '')), drop('AccptncDtTm')],
  'S-02': [set('AccptncDtTm', longAgo), set('AccptncDtTm', withoutZeros)],
  'S-03': [
    put('OrgnlGrpInfAndSts', `<GrpSts>ACCP</GrpSts>${reason}`),
    put('OrgnlGrpInfAndSts', '<GrpSts>PART</GrpSts>'),
    put('OrgnlGrpInfAndSts', `<GrpSts>RJCT</GrpSts>${reason}${reason}`),
  ],
  'S-04': [set('TxInfAndSts/OrgnlEndToEndId', 'INVOICE-0000'), set('TxInfAndSts/AccptncDtTm', longAgo)],
};
