import type { Mutation } from '../../mutations/mutation.ts';
import { drop } from '../../mutations/operations.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = ['Dbtr', 'Cdtr'].flatMap((party) => [
  drop(`${party}/Nm`),
  inPayment(`<${party}><CtryOfRes>DE</CtryOfRes></${party}>`),
]);
