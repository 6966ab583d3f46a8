export const pacs008Namespace = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';

/** The smallest pacs.008.001.08 its schema allows, for tests that break it. */
export const minimalMessage = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${pacs008Namespace}">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>M1</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm><NbOfTxs>1</NbOfTxs>
      <IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>
      <SttlmInf>
        <SttlmMtd>CLRG</SttlmMtd>
      </SttlmInf>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId>
        <EndToEndId>E1</EndToEndId>
      </PmtId>
      <IntrBkSttlmAmt Ccy="EUR">1.00</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
      <Dbtr><Nm>Anna</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>ZYDODEF0</BICFI></FinInstnId></DbtrAgt>
      <CdtrAgt><FinInstnId/></CdtrAgt><Cdtr/>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>
`;
