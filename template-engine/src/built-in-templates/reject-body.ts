import type { DebitScheme } from './direct-debit-body.ts';
import { around, documentOf, euro, leaf } from './element.ts';
import { iso2019 } from './generation.ts';
import { originalIds, originalName, originalReference } from './original-elements.ts';
import { agent } from './payment-elements.ts';
import { reasonElements } from './reason-elements.ts';

const header = around(
  'GrpHdr',
  leaf('MsgId', '{{messageId}}'),
  leaf('CreDtTm', '{{createdAt}}'),
  agent('InstgAgt', 'instructingAgent'),
);

/** Mustache text of the reject of a direct debit before it is due (pacs.002). */
export const rejectBody = (scheme: DebitScheme): string =>
  documentOf(
    'pacs.002.001.10',
    around(
      'FIToFIPmtStsRpt',
      header,
      around('OrgnlGrpInfAndSts', leaf('OrgnlMsgId', '{{originalMessageId}}'), originalName(iso2019, 'pacs.003')),
      around(
        'TxInfAndSts',
        leaf('StsId', '{{statusId}}'),
        ...originalIds,
        leaf('TxSts', 'RJCT'),
        reasonElements('StsRsnInf', iso2019),
        originalReference(scheme, iso2019, [
          euro('IntrBkSttlmAmt', '{{originalAmount}}'),
          leaf('IntrBkSttlmDt', '{{originalDate}}'),
        ]),
      ),
    ),
  );
