import type { Mutation } from '../../mutations/mutation.ts';
import { drop } from '../../mutations/operations.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = ['Dbtr', 'Cdtr'].flatMap((party) => [
  drop(`${party}/Nm`),
  inPayment(`<${party}><PstlAdr><TwnNm>Berlin</TwnNm><Ctry>DE</Ctry></PstlAdr></${party}>`),
]);
