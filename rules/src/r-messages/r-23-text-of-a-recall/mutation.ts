import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  (message) =>
    /<CxlRsnInf>[\s\S]*?<(?:Cd|Prtry)>(?:DUPL|TECH)</.test(message.text)
      ? insert('TxInf/CxlRsnInf', '<AddtlInf>Sent twice</AddtlInf>')(message)
      : undefined,
];
