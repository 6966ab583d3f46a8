import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, insert } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(payments, (place) =>
    insert(place, '<IntrmyAgt2><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></IntrmyAgt2>'),
  ),
];
