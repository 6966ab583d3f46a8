import type { LayoutField } from '@clearbench/contracts/template/layout';
import { creditTransferBody, typicalTransaction } from './credit-transfer-body.ts';
import { instantHeader } from './group-header-fields.ts';
import { paymentTypeOf } from './payment-elements.ts';
import { amount, endToEndId, parties, remittance, transactionId } from './payment-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const acceptedAt: LayoutField = {
  name: 'acceptedAt',
  label: 'Accepted at',
  kind: 'dateTime',
  required: false,
  element: 'CdtTrfTxInf/AccptncDtTm',
  help: 'With milliseconds and time zone. Left empty, it is the moment the file is made; an older time runs into the time limit.',
};

const instantAmount: LayoutField = {
  ...amount,
  help: 'Where the environment plays along, the cents script the answer: .00 is accepted, .11 rejected (AC01), .41 never answered, .42 answered late. Up to rulebook 2023 at most 100000.00.',
};

export const instCreditTransfer: BuiltInTemplateSource = {
  templateName: 'inst-credit-transfer',
  content: {
    title: 'Instant credit transfer',
    description: 'One SEPA instant credit transfer, accepted at the moment the file is made: send it at once.',
    group: 'Instant payments',
    messageType: 'pacs.008.001.08',
    scheme: 'inst',
    rbVersions: ['2025', '2023'],
    sections: [
      instantHeader,
      {
        name: 'payment',
        label: 'Instant credit transfer',
        fields: [instantAmount, ...parties, remittance, endToEndId, transactionId, acceptedAt],
      },
    ],
    body: creditTransferBody({
      group: 'own',
      paymentType: paymentTypeOf.inst,
      transaction: typicalTransaction({
        acceptance: [
          '<AccptncDtTm>{{#acceptedAt}}{{acceptedAt}}{{/acceptedAt}}{{^acceptedAt}}{{acceptedNow}}{{/acceptedAt}}</AccptncDtTm>',
        ],
      }),
    }),
  },
};
