/** Per line a rule and the ends of paths at which it tells what it finds in the elements it selects. */
const places = `
A-01 Dbtr/PstlAdr/StrtNm Dbtr/PstlAdr/TwnNm Cdtr/PstlAdr/StrtNm Cdtr/PstlAdr/TwnNm
A-02 Dbtr/PstlAdr/TwnNm Cdtr/PstlAdr/TwnNm
A-06 Dbtr/PstlAdr/AdrLine Cdtr/PstlAdr/AdrLine
A-07 CdtTrfTxInf/Dbtr DrctDbtTxInf/Dbtr
D-01 CdtrSchmeId/Id/PrvtId/Othr
D-03 DrctDbtTx/MndtRltdInf/MndtId
D-04 DrctDbtTx/MndtRltdInf/DtOfSgntr
D-05 DrctDbtTx/MndtRltdInf/AmdmntInd
D-06 OrgnlDbtrAcct/Id/Othr
D-09 DrctDbtTxInf/ReqdColltnDt
G-03 GrpHdr/TtlIntrBkSttlmAmt
G-12 SttlmInf/ClrSys/Prtry
G-13 SttlmAcct/Ccy
G-14 CdtTrfTxInf/PmtTpInf DrctDbtTxInf/PmtTpInf
G-16 InstgAgt/FinInstnId/Nm InstdAgt/FinInstnId/Nm
H-08 NumCTBlk NumPCRBlk NumRFRBlk NumROIBlk NumSRBlk NumDDBlk NumREJBlk NumRETBlk NumREVBlk NumCNRBlk NumRMPBlk
I-06 UltmtDbtr/PstlAdr UltmtCdtr/PstlAdr
I-07 DbtrAcct/Id/Othr CdtrAcct/Id/Othr
I-11 CdtTrfTxInf/DbtrAgt CdtTrfTxInf/CdtrAgt DrctDbtTxInf/DbtrAgt DrctDbtTxInf/CdtrAgt
I-17 OrgId/Othr
I-20 DbtrAcct/Prxy CdtrAcct/Prxy
I-22 DbtrAcct/Id/IBAN CdtrAcct/Id/IBAN
M-01 RmtInf/Ustrd RmtInf/Strd
M-03 RmtInf/Strd/RfrdDocInf
M-05 CdtrRefInf/Ref
M-06 CdtTrfTxInf/RmtInf
P-01 PmtTpInf/SvcLvl/Cd PmtTpInf/SvcLvl/Prtry
P-02 PmtTpInf/LclInstrm/Cd PmtTpInf/LclInstrm/Prtry
P-03 PmtTpInf/LclInstrm/Cd PmtTpInf/LclInstrm/Prtry
P-04 PmtTpInf/LclInstrm/Cd PmtTpInf/LclInstrm/Prtry
P-05 PmtTpInf/SeqTp
P-06 PmtTpInf/CtgyPurp/Cd PmtTpInf/CtgyPurp/Prtry
P-07 Purp/Cd Purp/Prtry
R-02 OrgnlIntrBkSttlmAmt OrgnlIntrBkSttlmDt OrgnlTxRef/IntrBkSttlmAmt OrgnlTxRef/IntrBkSttlmDt
R-03 TxInf/OrgnlTxId TxInfAndSts/OrgnlTxId
R-05 TxInf/RtrdIntrBkSttlmAmt
R-06 TxInf/RtrdIntrBkSttlmAmt TxInf/CompstnAmt
R-07 Rsn/Cd Rsn/Prtry
R-08 RvslRsnInf/Orgtr RtrRsnInf/Orgtr CxlRsnInf/Orgtr StsRsnInf/Orgtr CxlStsRsnInf/Orgtr Orgtr/Nm
R-09 TxInf/OrgnlTxId TxInf/OrgnlIntrBkSttlmDt
R-10 TxInf/RvsdIntrBkSttlmAmt
R-11 TxInf/OrgnlIntrBkSttlmDt
R-12 RsltnOfInvstgtn/Sts/Conf TxInfAndSts/TxCxlSts
R-16 IntrBk/OrgnlIntrBkSttlmDt Mod/TxId
R-17 RsltnOfInvstgtn/Sts/Conf
R-18 OrgnlGrpInfAndSts/OrgnlNbOfTxs OrgnlGrpInfAndSts/GrpSts
S-01 CdtTrfTxInf/AccptncDtTm
S-03 OrgnlGrpInfAndSts/GrpSts TxInfAndSts/TxSts
S-04 TxInfAndSts/OrgnlEndToEndId TxInfAndSts/OrgnlTxId`;

/** Where rules tell what they find, besides the elements they select, by their ids. */
export const toldPlaces: ReadonlyMap<string, readonly string[]> = new Map(
  places
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([id = '', ...ends]) => [id, ends]),
);
