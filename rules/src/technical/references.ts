import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

/** References and ids that the sender assigns; path suffixes. */
export const references: readonly string[] = [
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

const paths: ReadonlySet<string> = new Set(references);

/** True if the element is one of the references. */
export const isReference = ({ name, parent }: MessageNode): boolean =>
  paths.has(name) || paths.has(`${parent?.name}/${name}`);
