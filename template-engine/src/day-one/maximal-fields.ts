import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { addressFields } from './address-fields.ts';
import { bicField, choosable, textField } from './field.ts';
import { bulkHeader } from './group-header-fields.ts';
import {
  amount,
  creditorAgent,
  creditorIban,
  creditorName,
  debtorAgent,
  debtorIban,
  debtorName,
  endToEndId,
  transactionId,
} from './payment-fields.ts';
import { proxyFields } from './proxy-fields.ts';

const at = (element: string): string => `CdtTrfTxInf/${element}`;

/** An optional line of text with a value to start with. */
const filled = (name: string, label: string, element: string, maxLength: number, value: string): LayoutField => ({
  ...textField(name, label, at(element), maxLength),
  required: false,
  default: { from: 'literal', value },
});

const startingWith = (field: LayoutField, value: string): LayoutField => ({
  ...field,
  default: { from: 'literal', value },
});

const categoryPurpose = choosable('categoryPurpose', 'Category purpose', 'GrpHdr/PmtTpInf/CtgyPurp/Cd', {
  SALA: 'salary',
  SUPP: 'supplier payment',
  PENS: 'pension',
  TAXS: 'tax',
  TRAD: 'trade',
  CASH: 'cash management',
});

const purpose = choosable('purpose', 'Purpose', at('Purp/Cd'), {
  GDDS: 'goods',
  SCVE: 'services',
  SALA: 'salary',
  RENT: 'rent',
  PENS: 'pension',
  TAXS: 'tax',
  CHAR: 'charity',
});

const instructedAgent: LayoutField = {
  ...bicField('instructedAgent', 'Instructed agent (BIC)', 'GrpHdr/InstdAgt/FinInstnId/BICFI'),
  required: false,
  help: 'The clearing of the environment.',
  default: { from: 'clearingBic' },
};

const localInstrument: LayoutField = {
  ...textField('localInstrument', 'Local instrument', 'GrpHdr/PmtTpInf/LclInstrm/Cd', 35),
  required: false,
  help: 'Only where both banks agreed on one; anything here is warned of (P-04).',
};

const uetr: LayoutField = {
  ...textField('uetr', 'UETR', at('PmtId/UETR'), 36),
  required: false,
  help: 'A UUID of version 4. Left empty, a fresh one is made up.',
  default: { from: 'uuid' },
};

const instructionId: LayoutField = {
  ...textField('instructionId', 'Instruction identification', at('PmtId/InstrId'), 35),
  required: false,
  help: 'Between the two banks only. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'INSTR' },
};

const header: LayoutSection = {
  ...bulkHeader,
  fields: [...bulkHeader.fields, instructedAgent, localInstrument, startingWith(categoryPurpose, 'SUPP')],
};

const payment: LayoutSection = {
  name: 'payment',
  label: 'Payment',
  fields: [amount, startingWith(purpose, 'GDDS'), endToEndId, transactionId, instructionId, uetr],
};

const debtor: LayoutSection = {
  name: 'debtor',
  label: 'Debtor',
  help: 'The address has every element of the structured form; empty those you do not need.',
  fields: [
    debtorName,
    debtorAgent,
    debtorIban,
    ...proxyFields('debtor', 'EMAL', 'accounts@acme.example'),
    filled('debtorLei', 'LEI', 'Dbtr/Id/OrgId/LEI', 20, 'CLEARBENCHTEST000161'),
    ...addressFields('debtor', {
      Department: 'Finance',
      SubDepartment: 'Payables',
      Street: 'Teststrasse',
      BuildingNumber: '12a',
      BuildingName: 'Haus Nord',
      Floor: '3',
      PostBox: '4711',
      Room: '3.14',
      PostCode: '10115',
      Town: 'Berlin',
      TownLocation: 'Mitte',
      District: 'Mitte',
      Subdivision: 'BE',
      Country: 'DE',
    }),
  ],
};

const creditor: LayoutSection = {
  name: 'creditor',
  label: 'Creditor',
  fields: [
    creditorName,
    creditorAgent,
    creditorIban,
    ...proxyFields('creditor', 'TELE', '+33-140000000'),
    {
      ...filled('creditorBirthDate', 'Born on', 'Cdtr/Id/PrvtId/DtAndPlcOfBirth/BirthDt', 10, '1980-02-29'),
      kind: 'date',
      help: 'With town and country of birth the identification of a person; empty it to leave them out.',
    },
    filled('creditorBirthProvince', 'Born in (province)', 'Cdtr/Id/PrvtId/DtAndPlcOfBirth/PrvcOfBirth', 35, 'Provence'),
    filled('creditorBirthTown', 'Born in (town)', 'Cdtr/Id/PrvtId/DtAndPlcOfBirth/CityOfBirth', 35, 'Marseille'),
    {
      ...filled('creditorBirthCountry', 'Born in (country)', 'Cdtr/Id/PrvtId/DtAndPlcOfBirth/CtryOfBirth', 2, 'FR'),
      kind: 'country',
    },
    ...addressFields('creditor', {
      Street: 'Rue des Essais',
      BuildingNumber: '7',
      PostCode: '75001',
      Town: 'Paris',
      Country: 'FR',
    }),
  ],
};

const ultimateParties: LayoutSection = {
  name: 'ultimateParties',
  label: 'Ultimate parties',
  help: 'On whose behalf money is sent or received, where that is somebody else. No addresses here.',
  fields: [
    filled('ultimateDebtorName', 'Ultimate debtor', 'UltmtDbtr/Nm', 70, 'Acme Holding'),
    filled('ultimateDebtorId', 'Ultimate debtor: tax number', 'UltmtDbtr/Id/OrgId/Othr/Id', 35, 'DE123456789'),
    filled(
      'ultimateDebtorIssuer',
      'Ultimate debtor: issued by',
      'UltmtDbtr/Id/OrgId/Othr/Issr',
      35,
      'Finanzamt Musterstadt',
    ),
    filled('ultimateCreditorName', 'Ultimate creditor', 'UltmtCdtr/Nm', 70, 'Mira Testfall'),
    filled('ultimateCreditorId', 'Ultimate creditor: identity card', 'UltmtCdtr/Id/PrvtId/Othr/Id', 35, 'T22000129'),
    filled(
      'ultimateCreditorIssuer',
      'Ultimate creditor: issued by',
      'UltmtCdtr/Id/PrvtId/Othr/Issr',
      35,
      'Ville de Paris',
    ),
  ],
};

const remittance: LayoutSection = {
  name: 'remittance',
  label: 'Remittance information',
  help: 'Structured or free, not both (M-01).',
  fields: [
    {
      ...filled('creditorReference', 'Creditor reference', 'RmtInf/Strd/CdtrRefInf/Ref', 35, 'RF18539007547034'),
      help: 'An RF reference with right check digits (ISO 11649).',
    },
    {
      ...textField('remittance', 'Free text instead', at('RmtInf/Ustrd'), 140),
      kind: 'longText',
      required: false,
      help: 'A command such as SIM:RTRN(AC04) asks the test engine for an answer; with a creditor reference put it into the end-to-end identification.',
    },
  ],
};

/** Every element the SEPA subset of a credit transfer allows, in sections. */
export const maximalSections: LayoutSection[] = [header, payment, debtor, creditor, ultimateParties, remittance];
