/** What an element identifies, and where its identifier must not repeat. */
export type OwnId = {
  readonly kind: 'id' | 'uetr' | 'time' | 'endToEnd';
  /** Levels up to the element whose content repeats the identifier: 1 is the parent, 2 the parent's parent. */
  readonly scope: 1 | 2;
  /** Two elements of this name never have the same value. */
  readonly isUnique: boolean;
  /** Longest value the schema and the rules allow. */
  readonly longest: number;
};

const id = (scope: 1 | 2, changes: Partial<OwnId> = {}): OwnId => ({
  kind: 'id',
  scope,
  isUnique: true,
  longest: 35,
  ...changes,
});
const time: OwnId = { kind: 'time', scope: 1, isUnique: false, longest: 35 };

/** By parent and name, for names that mean something else in other places. */
const idOfElement: Readonly<Record<string, OwnId>> = {
  'GrpHdr/MsgId': id(2),
  'GrpHdr/CreDtTm': time,
  'Assgnmt/Id': id(2),
  'Assgnmt/CreDtTm': time,
  'Case/Id': id(2, { isUnique: false }),
  'AppHdr/BizMsgIdr': id(2),
  'AppHdr/CreDt': time,
  'PmtInf/PmtInfId': id(1),
  'PmtId/InstrId': id(2),
  'PmtId/TxId': id(2),
  'PmtId/UETR': id(2, { kind: 'uetr' }),
  'PmtId/EndToEndId': id(2, { kind: 'endToEnd' }),
  'Stmt/Id': id(1),
  'Stmt/CreDtTm': time,
  'Rpt/Id': id(1),
  'Rpt/CreDtTm': time,
  'Ntfctn/Id': id(1),
  'Ntfctn/CreDtTm': time,
};

/** The identifiers an R-transaction has of its own, beside those of the original it repeats. */
const ofRTransactions: Readonly<Record<string, OwnId>> = Object.fromEntries(
  ['RtrId', 'RvslId', 'RvslPmtInfId', 'CxlId', 'PmtCxlId', 'GrpCxlId', 'StsId', 'StsReqId', 'CxlStsId', 'ModStsId'].map(
    (name) => [name, id(1)],
  ),
);

/** Of a file of bulks, directly below its root. */
const ofFileHeader: Readonly<Record<string, OwnId>> = { FileRef: id(1, { longest: 16 }), FDtTm: time };

/** References to other messages: they keep their values. */
const isReference = (name: string): boolean =>
  name === 'Rltd' || name === 'Refs' || name === 'RslvdCase' || name === 'OrgnlTxRef' || /^Orgnl(?!.*And)/.test(name);

/** What the innermost of these open elements identifies; undefined for all that keeps its value. `path` begins at the root. */
export const ownIdAt = (path: readonly string[]): OwnId | undefined => {
  const name = path.at(-1) ?? '';
  const parent = path.at(-2) ?? '';
  const found =
    idOfElement[`${parent}/${name}`] ?? ofRTransactions[name] ?? (path.length === 2 ? ofFileHeader[name] : undefined);
  return found === undefined || path.some(isReference) ? undefined : found;
};
