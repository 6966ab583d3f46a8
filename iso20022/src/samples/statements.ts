import type { Profile } from '../profile.ts';
import { documentUnder } from './document-under.ts';
import { type Changes, changed, sampleTree, written } from './sample-tree.ts';

const balance = (code: string, amount: string, date: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;

const total = (element: string, count: number, sum: string, more = ''): string =>
  `<${element}><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum>${more}</${element}>`;

const net = '<TtlNetNtry><Amt>129.50</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry>';

const summary = `
    <TxsSummry>
      ${total('TtlNtries', 2, '370.50', net)}
      ${total('TtlCdtNtries', 1, '250.00')}
      ${total('TtlDbtNtries', 1, '120.50')}
    </TxsSummry>`;

const details = (id: string, amount: string, direction: string): string =>
  `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd></TxDtls>`;

const code = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>';

const entries = `
    <Ntry>
      <NtryRef>1</NtryRef>
      <Amt Ccy="EUR">250.00</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2025-10-15</Dt></BookgDt>
      <ValDt><Dt>2025-10-15</Dt></ValDt>
      ${code}
      <NtryDtls>${details('INVOICE-4711', '250.00', 'CRDT')}</NtryDtls>
    </Ntry>
    <Ntry>
      <NtryRef>2</NtryRef>
      <Amt Ccy="EUR">120.50</Amt>
      <CdtDbtInd>DBIT</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2025-10-15</Dt></BookgDt>
      <ValDt><Dt>2025-10-15</Dt></ValDt>
      ${code.replace('RCDT', 'ICDT')}
      <NtryDtls>
        <Btch><NbOfTxs>2</NbOfTxs><TtlAmt Ccy="EUR">120.50</TtlAmt><CdtDbtInd>DBIT</CdtDbtInd></Btch>
        ${details('WAGES-1', '100.00', 'DBIT')}
        ${details('WAGES-2', '20.50', 'DBIT')}
      </NtryDtls>
    </Ntry>`;

const head = `
    <ElctrncSeqNb>42</ElctrncSeqNb>
    <CreDtTm>2025-10-15T10:30:00</CreDtTm>
    <FrToDt><FrDtTm>2025-10-15T00:00:00</FrDtTm><ToDtTm>2025-10-15T10:00:00</ToDtTm></FrToDt>
    <Acct>
      <Id><IBAN>DE89370400440532013000</IBAN></Id>
      <Ccy>EUR</Ccy>
      <Svcr><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Svcr>
    </Acct>`;

const message = (root: string, element: string, balances: string): string => `
  <${root}>
    <GrpHdr><MsgId>ZYDO-20251015-${element}</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm></GrpHdr>
    <${element}>
    <Id>ZYDO-42</Id>${head}${balances}${summary}${entries}
    </${element}>
  </${root}>`;

const balances = balance('OPBD', '1000.00', '2025-10-15') + balance('CLBD', '1129.50', '2025-10-15');

/** In 2009 the status is a code, the net total has no element of its own, and transactions have their amount in details. */
const in2009 = (body: string): string =>
  body
    .replace(/<Sts>\s*<Cd>(\w+)<\/Cd>\s*<\/Sts>/g, '<Sts>$1</Sts>')
    .replace(
      /<TtlNetNtry>\s*<Amt>([\d.]+)<\/Amt>(\s*<CdtDbtInd>\w+<\/CdtDbtInd>)\s*<\/TtlNetNtry>/g,
      '<TtlNetNtryAmt>$1</TtlNetNtryAmt>$2',
    )
    .replace(
      /(<\/Refs>\s*)(<Amt Ccy="EUR">[\d.]+<\/Amt>)\s*<CdtDbtInd>\w+<\/CdtDbtInd>/g,
      '$1<AmtDtls><TxAmt>$2</TxAmt></AmtDtls>',
    );

const sampleOf =
  (messageType: string, element: string, xml: string) =>
  (changes: Changes = {}, rbVersion: Profile['rbVersion'] = '2025'): string => {
    const text = written(changed(sampleTree(xml, element), changes), '  ');
    return documentUnder(rbVersion, messageType, rbVersion < '2023' ? in2009(text) : text);
  };

/** A valid account statement of two entries with changes; paths begin below BkToCstmrStmt, names are those of 2019. */
export const camt053 = sampleOf('camt.053.001.08', 'BkToCstmrStmt', message('BkToCstmrStmt', 'Stmt', balances));

/** A valid report of the day; rulebooks before 2023 have none. */
export const camt052 = sampleOf(
  'camt.052.001.08',
  'BkToCstmrAcctRpt',
  message('BkToCstmrAcctRpt', 'Rpt', balance('ITBD', '1129.50', '2025-10-15')),
);

/** A valid notification of entries; rulebooks before 2023 have none. */
export const camt054 = sampleOf(
  'camt.054.001.08',
  'BkToCstmrDbtCdtNtfctn',
  message('BkToCstmrDbtCdtNtfctn', 'Ntfctn', ''),
);
