import type { LayoutSection } from '@clearbench/contracts/template/layout';
import { addressFields } from './address-fields.ts';
import { filled } from './payment-element-fields.ts';
import { creditorAgent, creditorIban, creditorName, debtorAgent, debtorIban, debtorName } from './payment-fields.ts';
import { proxyFields } from './proxy-fields.ts';

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

/** All parties of a payment with all their elements. */
export const maximalParties: readonly LayoutSection[] = [debtor, creditor, ultimateParties];
