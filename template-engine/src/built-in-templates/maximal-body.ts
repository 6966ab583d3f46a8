import { addressElements } from './address-fields.ts';
import { creditTransferBody } from './credit-transfer-body.ts';
import { around, euro, leaf, nested, optional, unless, where } from './element.ts';
import { agent } from './payment-elements.ts';
import { accountWithProxy } from './proxy-fields.ts';

const paymentType = around(
  'PmtTpInf',
  nested('SvcLvl/Cd', 'SEPA'),
  optional('LclInstrm/Cd', 'localInstrument'),
  optional('CtgyPurp/Cd', 'categoryPurpose'),
);

export const identification: string = around(
  'PmtId',
  optional('InstrId', 'instructionId'),
  leaf('EndToEndId', '{{endToEndId}}'),
  leaf('TxId', '{{transactionId}}'),
  optional('UETR', 'uetr'),
);

/** An ultimate party with an identification of a published kind. */
export const ultimate = (name: string, party: string, holder: string, scheme: string): string =>
  where(
    `${party}Name`,
    around(
      name,
      leaf('Nm', `{{${party}Name}}`),
      where(
        `${party}Id`,
        around(
          'Id',
          around(
            holder,
            around(
              'Othr',
              leaf('Id', `{{${party}Id}}`),
              nested('SchmeNm/Cd', scheme),
              optional('Issr', `${party}Issuer`),
            ),
          ),
        ),
      ),
    ),
  );

export const debtor: string = around(
  'Dbtr',
  leaf('Nm', '{{debtorName}}'),
  addressElements('debtor'),
  optional('Id/OrgId/LEI', 'debtorLei'),
);

const birth = where(
  'creditorBirthDate',
  around(
    'Id',
    around(
      'PrvtId',
      around(
        'DtAndPlcOfBirth',
        leaf('BirthDt', '{{creditorBirthDate}}'),
        optional('PrvcOfBirth', 'creditorBirthProvince'),
        optional('CityOfBirth', 'creditorBirthTown'),
        optional('CtryOfBirth', 'creditorBirthCountry'),
      ),
    ),
  ),
);

export const creditor: string = around('Cdtr', leaf('Nm', '{{creditorName}}'), addressElements('creditor'), birth);

const structured = around(
  'Strd',
  around(
    'CdtrRefInf',
    around('Tp', nested('CdOrPrtry/Cd', 'SCOR'), leaf('Issr', 'ISO')),
    leaf('Ref', '{{creditorReference}}'),
  ),
);

/** Structured or free remittance; both at once are invalid, which a user may want to test. */
export const remittance: readonly string[] = [
  where('creditorReference', around('RmtInf', optional('Ustrd', 'remittance'), structured)),
  unless('creditorReference', optional('RmtInf/Ustrd', 'remittance')),
];

const transaction = around(
  'CdtTrfTxInf',
  identification,
  euro('IntrBkSttlmAmt', '{{amount}}'),
  leaf('ChrgBr', 'SLEV'),
  ultimate('UltmtDbtr', 'ultimateDebtor', 'OrgId', 'TXID'),
  debtor,
  accountWithProxy('DbtrAcct', 'debtor'),
  agent('DbtrAgt', 'debtorAgent'),
  agent('CdtrAgt', 'creditorAgent'),
  creditor,
  accountWithProxy('CdtrAcct', 'creditor'),
  ultimate('UltmtCdtr', 'ultimateCreditor', 'PrvtId', 'NIDN'),
  optional('Purp/Cd', 'purpose'),
  ...remittance,
);

/** Mustache text of one credit transfer with every element of the SEPA subset. */
export const maximalBody: string = creditTransferBody({
  group: 'own',
  paymentType,
  instructed: where('instructedAgent', agent('InstdAgt', 'instructedAgent')),
  transaction,
});
