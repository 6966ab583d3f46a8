import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { around, documentOf, euro, leaf, optional } from './element.ts';
import { iso2019 } from './generation.ts';
import { originalGroup, originalIds, originalReference } from './original-elements.ts';
import { agent } from './payment-elements.ts';

const header = around(
  'GrpHdr',
  leaf('MsgId', '{{messageId}}'),
  leaf('CreDtTm', '{{createdAt}}'),
  agent('InstgAgt', 'instructingAgent'),
);

const amountAndDate = [euro('IntrBkSttlmAmt', '{{originalAmount}}'), leaf('IntrBkSttlmDt', '{{originalDate}}')];

/** Mustache text of a status request (pacs.028.001.03) about a message of the type in `originalMessage`. */
export const statusRequestBody = (scheme: Scheme): string =>
  documentOf(
    'pacs.028.001.03',
    around(
      'FIToFIPmtStsReq',
      header,
      around(
        'TxInf',
        leaf('StsReqId', '{{statusRequestId}}'),
        originalGroup(iso2019, '{{originalMessage}}'),
        ...originalIds,
        ...(scheme === 'inst' ? [optional('AccptncDtTm', 'originalAcceptance')] : []),
        originalReference(scheme, iso2019, amountAndDate),
      ),
    ),
  );
