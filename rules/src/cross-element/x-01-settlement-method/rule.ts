import { constraintRule } from '../constraint.ts';

const within = ['GrpHdr/SttlmInf'];
const agents = ['InstgRmbrsmntAgt', 'InstdRmbrsmntAgt', 'ThrdRmbrsmntAgt'];

export const rule = constraintRule({
  id: 'X-01',
  constraints: [
    {
      name: 'SettlementMethodClearingRule',
      within,
      element: 'SttlmMtd',
      values: ['CLRG'],
      excludes: ['SttlmAcct', ...agents],
    },
    {
      name: 'SettlementMethodAgentRule',
      within,
      element: 'SttlmMtd',
      values: ['INDA', 'INGA'],
      excludes: ['ClrSys', ...agents],
    },
    {
      name: 'SettlementMethodCoverRule',
      within,
      element: 'SttlmMtd',
      values: ['COVE'],
      excludes: ['SttlmAcct', 'ClrSys'],
    },
    {
      name: 'SettlementMethodCoverAgentRule',
      within,
      element: 'SttlmMtd',
      values: ['COVE'],
      requiresOneOf: ['InstgRmbrsmntAgt', 'InstdRmbrsmntAgt'],
    },
  ],
});
