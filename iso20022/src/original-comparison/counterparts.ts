/** Elements of a reference, and where the original has their values. */
const places: Readonly<Record<string, readonly string[]>> = {
  OrgnlMsgId: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  OrgnlMsgNmId: ['messageType'],
  OrgnlCreDtTm: ['GrpHdr/CreDtTm', 'Assgnmt/CreDtTm'],
  OrgnlNbOfTxs: ['GrpHdr/NbOfTxs', 'CtrlData/NbOfTxs'],
  OrgnlCtrlSum: ['GrpHdr/CtrlSum'],
  OrgnlPmtInfId: ['PmtInf/PmtInfId'],
  OrgnlInstrId: ['PmtId/InstrId'],
  OrgnlEndToEndId: ['PmtId/EndToEndId'],
  OrgnlTxId: ['PmtId/TxId', 'RtrId', 'RvslId', 'CxlId'],
  OrgnlUETR: ['PmtId/UETR'],
  OrgnlClrSysRef: ['PmtId/ClrSysRef'],
  OrgnlIntrBkSttlmAmt: ['IntrBkSttlmAmt'],
  OrgnlIntrBkSttlmDt: ['IntrBkSttlmDt'],
  OrgnlInstdAmt: ['InstdAmt', 'Amt/InstdAmt'],
  OrgnlReqdExctnDt: ['ReqdExctnDt'],
  OrgnlReqdColltnDt: ['ReqdColltnDt'],
  RtrdIntrBkSttlmAmt: ['IntrBkSttlmAmt'],
  RvsdIntrBkSttlmAmt: ['IntrBkSttlmAmt'],
  RtrdInstdAmt: ['InstdAmt'],
  RvsdInstdAmt: ['InstdAmt'],
  AccptncDtTm: ['AccptncDtTm'],
};

/** Elements of OrgnlTxRef that have another place in the original. */
const movedInReference: Readonly<Record<string, readonly string[]>> = {
  IntrBkSttlmAmt: ['IntrBkSttlmAmt', 'RtrdIntrBkSttlmAmt', 'RvsdIntrBkSttlmAmt', 'OrgnlIntrBkSttlmAmt'],
  IntrBkSttlmDt: ['IntrBkSttlmDt', 'OrgnlIntrBkSttlmDt'],
  CdtrSchmeId: ['DrctDbtTx/CdtrSchmeId', 'CdtrSchmeId'],
  MndtRltdInf: ['DrctDbtTx/MndtRltdInf', 'MndtRltdInf'],
  Amt: ['Amt'],
};

const reference = 'OrgnlTxRef/';
const headName = /^[^/[]+/;

const headOf = (key: string): string => headName.exec(key)?.[0] ?? '';

const inReference = (key: string): readonly string[] => {
  const head = headOf(key);
  const rest = key.slice(head.length);
  const moved = (movedInReference[head] ?? [head]).map((name) => `${name}${rest}`);
  return key === 'Amt/InstdAmt' ? [...moved, 'InstdAmt'] : moved;
};

/** Where the original can have the value of a field; undefined for a field that repeats nothing. */
export const counterparts = (key: string): readonly string[] | undefined => {
  // An R-message about an R-message repeats elements of the same name.
  if (key.startsWith(reference)) return [...inReference(key.slice(reference.length)), key];
  const own = key.replace(/^OrgnlGrpInf\//, '');
  const found = Object.hasOwn(places, own) ? places[own] : undefined;
  if (found !== undefined) return [...found, key];
  return own.startsWith('Orgnl') ? [key] : undefined;
};

/** What OrgnlTxRef can repeat of a payment. */
const repeated = new Set([
  'IntrBkSttlmAmt',
  'IntrBkSttlmDt',
  'Amt',
  'InstdAmt',
  'ReqdColltnDt',
  'ReqdExctnDt',
  'CdtrSchmeId',
  'SttlmInf',
  'PmtTpInf',
  'PmtMtd',
  'MndtRltdInf',
  'RmtInf',
  'UltmtDbtr',
  'Dbtr',
  'DbtrAcct',
  'DbtrAgt',
  'DbtrAgtAcct',
  'CdtrAgt',
  'CdtrAgtAcct',
  'Cdtr',
  'CdtrAcct',
  'UltmtCdtr',
  'Purp',
]);

const ids: Readonly<Record<string, string>> = {
  'PmtId/InstrId': 'OrgnlInstrId',
  'PmtId/EndToEndId': 'OrgnlEndToEndId',
  'PmtId/TxId': 'OrgnlTxId',
  'PmtId/UETR': 'OrgnlUETR',
};

/** The key by which a reference would repeat a value of the original; undefined where it repeats no such value. */
export const keyInReference = (key: string, hasTransactionReference: boolean): string | undefined => {
  const id = ids[key];
  if (id !== undefined || !hasTransactionReference) return id;
  const own = key.replace(/^(?:PmtInf\/|GrpHdr\/)?(?:DrctDbtTx\/)?/, '');
  // OrgnlTxRef has no instructed amount between banks.
  if (headOf(own) === 'InstdAmt') return undefined;
  return repeated.has(headOf(own)) ? `${reference}${own}` : undefined;
};
