/** The reference to a collection in an R-transaction, with the names of 2019. */
export const collectionReference = (localInstrument: 'CORE' | 'B2B' = 'CORE', date = ''): string => `
  <OrgnlTxRef>
    ${date}
    <CdtrSchmeId><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>
    <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>${localInstrument}</Cd></LclInstrm><SeqTp>RCUR</SeqTp></PmtTpInf>
    <MndtRltdInf><MndtId>MANDATE-4711</MndtId><DtOfSgntr>2024-05-02</DtOfSgntr></MndtRltdInf>
    <Dbtr><Pty><Nm>Anna Beispiel</Nm></Pty></Dbtr>
    <DbtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></DbtrAcct>
    <DbtrAgt><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></DbtrAgt>
    <CdtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></CdtrAgt>
    <Cdtr><Pty><Nm>Muster AG</Nm></Pty></Cdtr>
    <CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>
  </OrgnlTxRef>`;
