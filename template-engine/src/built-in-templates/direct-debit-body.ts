import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { groupHeader, type Header } from './credit-transfer-body.ts';
import { around, documentOf, euro, leaf, nested, optional } from './element.ts';
import { type Generation, iso2019 } from './generation.ts';
import { account, agent } from './payment-elements.ts';

export type DebitScheme = Extract<Scheme, 'core' | 'b2b'>;

const localInstruments: Readonly<Record<DebitScheme, string>> = { core: 'CORE', b2b: 'B2B' };

/** The payment type of a collection; `more` are further elements. */
export const collectionType = (scheme: DebitScheme, ...more: readonly string[]): string =>
  around(
    'PmtTpInf',
    nested('SvcLvl/Cd', 'SEPA'),
    nested('LclInstrm/Cd', localInstruments[scheme]),
    leaf('SeqTp', '{{sequence}}'),
    ...more,
  );

/** Mandate and creditor identifier; `more` are further elements of the mandate. */
export const mandateElements = (...more: readonly string[]): string =>
  around(
    'DrctDbtTx',
    around('MndtRltdInf', leaf('MndtId', '{{mandateId}}'), leaf('DtOfSgntr', '{{signedOn}}'), ...more),
    around(
      'CdtrSchmeId',
      around('Id', around('PrvtId', around('Othr', leaf('Id', '{{creditorId}}'), nested('SchmeNm/Prtry', 'SEPA')))),
    ),
  );

type Body = Omit<Header, 'paymentType'> & { readonly transaction: string };

/** Mustache text of a bulk of direct debits; its transactions are those of the header's group. */
export const directDebitBody = ({ transaction, ...header }: Body): string => {
  const { versions } = header.generation ?? iso2019;
  const transactions =
    header.group === 'own' ? transaction : [`{{#${header.group}}}`, transaction, `{{/${header.group}}}`].join('\n');
  const head = groupHeader({ ...header, paymentType: '' });
  return documentOf(versions['pacs.003'], around('FIToFICstmrDrctDbt', head, transactions));
};

/** One collection with the required elements, and optional free remittance information. */
export const typicalCollection = (scheme: DebitScheme, generation: Generation = iso2019): string =>
  around(
    'DrctDbtTxInf',
    around('PmtId', leaf('EndToEndId', '{{endToEndId}}'), leaf('TxId', '{{transactionId}}')),
    collectionType(scheme),
    euro('IntrBkSttlmAmt', '{{amount}}'),
    leaf('ChrgBr', 'SLEV'),
    leaf('ReqdColltnDt', '{{settlementDate}}'),
    mandateElements(),
    around('Cdtr', leaf('Nm', '{{creditorName}}')),
    account('CdtrAcct', 'creditorIban'),
    agent('CdtrAgt', 'creditorAgent', generation),
    around('Dbtr', leaf('Nm', '{{debtorName}}')),
    account('DbtrAcct', 'debtorIban'),
    agent('DbtrAgt', 'debtorAgent', generation),
    optional('RmtInf/Ustrd', 'remittance'),
  );
