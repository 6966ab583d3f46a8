import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop } from '../../../error-injection/operations.ts';
import { inPayment } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = ['Dbtr', 'Cdtr'].flatMap((party) => [
  drop(`${party}/Nm`),
  inPayment(`<${party}><CtryOfRes>DE</CtryOfRes></${party}>`),
]);
