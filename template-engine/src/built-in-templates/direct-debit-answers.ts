import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { LayoutSection } from '@clearbench/contracts/template/layout';
import {
  debtorReasons,
  refundReasons,
  reversalId,
  reversalReasons,
  reversedAmount,
  statusId,
} from './direct-debit-answer-fields.ts';
import type { DebitScheme } from './direct-debit-body.ts';
import { bulkHeader, createdAt, instructingAgent, messageId } from './group-header-fields.ts';
import { type Original, originalPartiesSection, originalSection } from './original-fields.ts';
import { reasonSection } from './reason-fields.ts';
import { rejectBody } from './reject-body.ts';
import { returnBody } from './return-body.ts';
import { compensation, returnedAmount, returnId } from './return-fields.ts';
import { reversalBody } from './reversal-body.ts';
import type { BuiltInTemplateSource } from './template.ts';

const group = 'Returns, refunds and reversals';
const ofDebtor: Original = { entry: 'TxInf', side: 'debtor', settledDaysAgo: 1 };
const ofCreditor: Original = { entry: 'TxInf', side: 'creditor', settledDaysAgo: 1 };

/** Fields of an original at the places of other messages than returns. */
const elsewhere = (
  section: LayoutSection,
  places: readonly (readonly [from: string, to: string])[],
): LayoutSection => ({
  ...section,
  fields: section.fields.map((field) => {
    const place = places.find(([from]) => field.element?.startsWith(from));
    if (place === undefined || field.element === undefined) return field;
    return { ...field, element: field.element.replace(place[0], place[1]) };
  }),
});

const inReport = [
  ['TxInfAndSts/OrgnlGrpInf/', 'OrgnlGrpInfAndSts/'],
  ['TxInfAndSts/OrgnlIntrBk', 'TxInfAndSts/OrgnlTxRef/IntrBk'],
] as const;
const inReversal = [['TxInf/OrgnlIntrBkSttlmDt', 'TxInf/OrgnlTxRef/IntrBkSttlmDt']] as const;

/** A rejected collection has not settled. */
const notYetSettled = (section: LayoutSection): LayoutSection => ({
  ...section,
  fields: section.fields.map((field) =>
    field.name === 'originalDate' ? { ...field, help: 'The day on which the direct debit is due.' } : field,
  ),
});

const rejecting: Original = { entry: 'TxInfAndSts', side: 'debtor', settledDaysAgo: -1 };

const reject = (scheme: DebitScheme): BuiltInTemplateSource['content'] => ({
  title: `${schemeNames[scheme]}: reject before the due date`,
  description:
    'The bank of the debtor turns a direct debit away that it was notified of. SIM:MIRROR in a direct debit of yours has the test engine deliver one to you.',
  group,
  messageType: 'pacs.002.001.10',
  scheme,
  rbVersions: ['2025', '2023'],
  sections: [
    { ...bulkHeader, fields: [messageId, createdAt, instructingAgent] },
    notYetSettled(elsewhere(originalSection(rejecting), inReport)),
    { name: 'reject', label: 'Reject', fields: [statusId] },
    reasonSection({
      element: 'TxInfAndSts/StsRsnInf',
      codes: debtorReasons,
      code: 'AC04',
      help: 'MS02 comes from the customer, all others from the bank.',
      note: {},
    }),
    originalPartiesSection(rejecting),
  ],
  body: rejectBody(scheme),
});

const returned = (scheme: DebitScheme): BuiltInTemplateSource['content'] => ({
  title: `${schemeNames[scheme]}: return`,
  description:
    'The bank of the debtor sends a settled direct debit back. SIM:MIRROR in a direct debit of yours has the test engine deliver one to you.',
  group,
  messageType: 'pacs.004.001.09',
  scheme,
  rbVersions: ['2025', '2023'],
  sections: [
    bulkHeader,
    originalSection(ofDebtor),
    { name: 'return', label: 'Return', fields: [returnedAmount, returnId] },
    reasonSection({
      element: 'TxInf/RtrRsnInf',
      codes: debtorReasons,
      code: 'AC04',
      help: 'MS02 comes from the customer, all others from the bank. A return is due within five bank days, between companies within three.',
      note: {},
    }),
    originalPartiesSection(ofDebtor),
  ],
  body: returnBody(scheme),
});

const refund = (): BuiltInTemplateSource['content'] => ({
  ...returned('core'),
  title: 'SDD Core: refund',
  description:
    'The debtor asks for the money of a settled direct debit back: within eight weeks without a reason, within thirteen months where it was not authorised.',
  sections: [
    bulkHeader,
    originalSection(ofDebtor),
    { name: 'return', label: 'Refund', fields: [returnedAmount, compensation, returnId] },
    reasonSection({
      element: 'TxInf/RtrRsnInf',
      codes: refundReasons,
      code: 'MD06',
      help: 'MD06 within eight weeks, MD01 within thirteen months.',
      note: {},
    }),
    originalPartiesSection(ofDebtor),
  ],
});

const reversal = (scheme: DebitScheme): BuiltInTemplateSource['content'] => ({
  title: `${schemeNames[scheme]}: reversal`,
  description: 'The bank of the creditor gives back what it collected, within five bank days after settlement.',
  group,
  messageType: 'pacs.007.001.09',
  scheme,
  rbVersions: ['2025', '2023'],
  sections: [
    bulkHeader,
    elsewhere(originalSection(ofCreditor), inReversal),
    { name: 'reversal', label: 'Reversal', fields: [reversedAmount, reversalId] },
    reasonSection({
      element: 'TxInf/RvslRsnInf',
      codes: reversalReasons,
      code: 'AM05',
      help: 'MS02 comes from the creditor, the others from the bank.',
      note: {},
    }),
    originalPartiesSection(ofCreditor),
  ],
  body: reversalBody(scheme),
});

/** The templates of R-messages for direct debits of one scheme. Companies have no right to a refund. */
export const directDebitAnswers = (scheme: DebitScheme): readonly BuiltInTemplateSource[] => [
  { templateName: `${scheme}-reject`, content: reject(scheme) },
  { templateName: `${scheme}-return`, content: returned(scheme) },
  ...(scheme === 'core' ? [{ templateName: 'core-refund', content: refund() }] : []),
  { templateName: `${scheme}-reversal`, content: reversal(scheme) },
];
