import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';

const references = [
  'MsgId',
  'PmtInfId',
  'InstrId',
  'EndToEndId',
  'TxId',
  'RtrId',
  'CxlId',
  'CxlStsId',
  'GrpCxlId',
  'StsId',
  'StsReqId',
  'RvslId',
  'MndtId',
  'OrgnlMndtId',
  'CdtrRefInf/Ref',
  'Assgnmt/Id',
  'Case/Id',
  'RslvdCase/Id',
];

export const rule = defineRule({
  id: 'T-06',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: everyMessage,
  select: references,
  check: (node) => {
    const { text } = node;
    if (!text.includes('/')) return [];
    if (!text.startsWith('/') && !text.endsWith('/') && !text.includes('//')) return [];
    return [{ node, value: text, expected: text.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '') }];
  },
});
