import { rule } from '../../rule.ts';
import { everyMessage } from '../scope.ts';

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
  'Assgnmt/Id',
  'Case/Id',
  'RslvdCase/Id',
];

/** T-06: references neither begin nor end with a slash, nor hold two in a row. */
export const slashesInReferences = rule({
  id: 'T-06',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC217-08 and the inter-PSP guidelines (EPC115-06): rules for identifiers and references',
  appliesTo: everyMessage,
  select: references,
  check: (node) => {
    const { text } = node;
    if (!text.includes('/')) return [];
    if (!text.startsWith('/') && !text.endsWith('/') && !text.includes('//')) return [];
    return [{ node, value: text, expected: text.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '') }];
  },
});
