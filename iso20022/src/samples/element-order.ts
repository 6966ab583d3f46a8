/** An order of elements that agrees with all sample messages, for elements that tests add. */
const order = `
  Assgnmt Case CtrlData GrpHdr OrgnlGrpInf OrgnlGrpInfAndSts OrgnlGrpInfAndCxl Undrlyg Mod InstrForAssgne CdtTrfTxInf TxInf DrctDbtTxInf
  MsgId CreDtTm BtchBookg NbOfTxs CtrlSum GrpRtr GrpRvsl TtlIntrBkSttlmAmt TtlRtrdIntrBkSttlmAmt TtlRvsdIntrBkSttlmAmt
  PmtId SttlmInf SttlmMtd SttlmAcct ClrSys InstrId EndToEndId TxId UETR
  PmtTpInf SvcLvl LclInstrm SeqTp CtgyPurp
  MndtId DtOfSgntr AmdmntInd AmdmntInfDtls ElctrncSgntr
  OrgnlMndtId OrgnlCdtrSchmeId OrgnlDbtr OrgnlDbtrAcct OrgnlDbtrAgt
  RtrId RvslId CxlId OrgnlTxId OrgnlIntrBkSttlmAmt OrgnlIntrBkSttlmDt RtrdIntrBkSttlmAmt
  IntrBkSttlmAmt IntrBkSttlmDt AccptncDtTm InstdAmt XchgRate ChrgBr ChrgsInf ReqdColltnDt DrctDbtTx ChqInstr
  PrvsInstgAgt1 PrvsInstgAgt1Acct PrvsInstgAgt2 PrvsInstgAgt2Acct PrvsInstgAgt3 InstgAgt InstdAgt RtrRsnInf
  IntrmyAgt1 IntrmyAgt1Acct IntrmyAgt2 IntrmyAgt3
  UltmtDbtr InitgPty Dbtr DbtrAcct DbtrAgt CdtrAgt Cdtr CdtrAcct UltmtCdtr InstrForCdtrAgt Purp RmtInf
  OrgnlPmtInfId PmtInfSts TxInfAndSts
  Nm PstlAdr Dept StrtNm BldgNb PstCd TwnNm Ctry AdrLine Id CtryOfRes Prxy Tp Ref Ustrd Strd OrgnlTxRef`;

const places = new Map(
  order
    .trim()
    .split(/\s+/)
    .map((name, place) => [name, place] as const),
);

/** The position for an element of that name among the children: after the elements of the same name, else after its predecessors. */
export const placeAmong = (children: readonly { readonly name: string }[], name: string): number => {
  const last = children.findLastIndex((child) => child.name === name);
  if (last >= 0) return last + 1;
  const wanted = places.get(name);
  if (wanted === undefined) return children.length;
  const next = children.findIndex((child) => (places.get(child.name) ?? -1) > wanted);
  return next === -1 ? children.length : next;
};
