import { around, documentOf, euro, leaf, optional } from './element.ts';
import { type Generation, iso2019 } from './generation.ts';
import { account, agent, sepaPayment, settlement } from './payment-elements.ts';

export type Header = {
  /** The group whose count and total the header states: a repeated group, or `own` for the fields outside groups. */
  readonly group: string;
  readonly total?: string;
  readonly paymentType?: string;
  readonly instructed?: string;
  readonly generation?: Generation;
};

/** The group header of a bulk; with an empty payment type, each transaction has its own. */
export const groupHeader = ({
  group,
  total,
  paymentType = sepaPayment,
  instructed,
  generation = iso2019,
}: Header): string =>
  around(
    'GrpHdr',
    leaf('MsgId', '{{messageId}}'),
    leaf('CreDtTm', '{{createdAt}}'),
    leaf('NbOfTxs', `{{${group}Count}}`),
    euro('TtlIntrBkSttlmAmt', total ?? `{{${group}Total}}`),
    leaf('IntrBkSttlmDt', '{{settlementDate}}'),
    settlement,
    ...(paymentType === '' ? [] : [paymentType]),
    agent('InstgAgt', 'instructingAgent', generation),
    ...(instructed === undefined ? [] : [instructed]),
  );

type Body = Header & { readonly transaction: string };

/** Mustache text of a bulk of credit transfers; its transactions are those of the header's group. */
export const creditTransferBody = ({ transaction, ...header }: Body): string => {
  const { versions } = header.generation ?? iso2019;
  const transactions =
    header.group === 'own' ? transaction : [`{{#${header.group}}}`, transaction, `{{/${header.group}}}`].join('\n');
  return documentOf(versions['pacs.008'], around('FIToFICstmrCdtTrf', groupHeader(header), transactions));
};

type Typical = { readonly generation?: Generation; readonly acceptance?: readonly string[] };

/** One transaction with the required elements, and optional free remittance information. */
export const typicalTransaction = ({ generation = iso2019, acceptance = [] }: Typical = {}): string =>
  around(
    'CdtTrfTxInf',
    around('PmtId', leaf('EndToEndId', '{{endToEndId}}'), leaf('TxId', '{{transactionId}}')),
    euro('IntrBkSttlmAmt', '{{amount}}'),
    ...acceptance,
    leaf('ChrgBr', 'SLEV'),
    around('Dbtr', leaf('Nm', '{{debtorName}}')),
    account('DbtrAcct', 'debtorIban'),
    agent('DbtrAgt', 'debtorAgent', generation),
    agent('CdtrAgt', 'creditorAgent', generation),
    around('Cdtr', leaf('Nm', '{{creditorName}}')),
    account('CdtrAcct', 'creditorIban'),
    optional('RmtInf/Ustrd', 'remittance'),
  );
