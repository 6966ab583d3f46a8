/** Mustache text of a bulk of credit transfers (pacs.008.001.08) over the day-one fields; `transactions` is the repeated group. */
export const creditTransferBody = (transaction: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>{{messageId}}</MsgId>
      <CreDtTm>{{createdAt}}</CreDtTm>
      <NbOfTxs>{{transactionsCount}}</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="EUR">{{transactionsTotal}}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>{{settlementDate}}</IntrBkSttlmDt>
      <SttlmInf>
        <SttlmMtd>CLRG</SttlmMtd>
        <ClrSys>
          <Prtry>ST2</Prtry>
        </ClrSys>
      </SttlmInf>
      <PmtTpInf>
        <SvcLvl>
          <Cd>SEPA</Cd>
        </SvcLvl>
      </PmtTpInf>
      <InstgAgt>
        <FinInstnId>
          <BICFI>{{instructingAgent}}</BICFI>
        </FinInstnId>
      </InstgAgt>
    </GrpHdr>
{{#transactions}}
${transaction}
{{/transactions}}
  </FIToFICstmrCdtTrf>
</Document>
`;

/** One transaction with just what the scheme demands. */
export const typicalTransaction = `    <CdtTrfTxInf>
      <PmtId>
        <EndToEndId>{{endToEndId}}</EndToEndId>
        <TxId>{{transactionId}}</TxId>
      </PmtId>
      <IntrBkSttlmAmt Ccy="EUR">{{amount}}</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
      <Dbtr>
        <Nm>{{debtorName}}</Nm>
      </Dbtr>
      <DbtrAcct>
        <Id>
          <IBAN>{{debtorIban}}</IBAN>
        </Id>
      </DbtrAcct>
      <DbtrAgt>
        <FinInstnId>
          <BICFI>{{debtorAgent}}</BICFI>
        </FinInstnId>
      </DbtrAgt>
      <CdtrAgt>
        <FinInstnId>
          <BICFI>{{creditorAgent}}</BICFI>
        </FinInstnId>
      </CdtrAgt>
      <Cdtr>
        <Nm>{{creditorName}}</Nm>
      </Cdtr>
      <CdtrAcct>
        <Id>
          <IBAN>{{creditorIban}}</IBAN>
        </Id>
      </CdtrAcct>
{{#remittance}}
      <RmtInf>
        <Ustrd>{{remittance}}</Ustrd>
      </RmtInf>
{{/remittance}}
    </CdtTrfTxInf>`;
