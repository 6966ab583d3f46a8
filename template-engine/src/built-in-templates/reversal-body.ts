import type { DebitScheme } from './direct-debit-body.ts';
import { around, documentOf, euro, leaf } from './element.ts';
import { iso2019 } from './generation.ts';
import { originalAmount, originalGroup, originalIds, originalReference } from './original-elements.ts';
import { agent, settlement } from './payment-elements.ts';
import { reasonElements } from './reason-elements.ts';

const header = around(
  'GrpHdr',
  leaf('MsgId', '{{messageId}}'),
  leaf('CreDtTm', '{{createdAt}}'),
  leaf('NbOfTxs', '{{ownCount}}'),
  euro('TtlRvsdIntrBkSttlmAmt', '{{ownTotal}}'),
  leaf('IntrBkSttlmDt', '{{settlementDate}}'),
  settlement,
  agent('InstgAgt', 'instructingAgent'),
);

/** Mustache text of the reversal of a direct debit (pacs.007). */
export const reversalBody = (scheme: DebitScheme): string =>
  documentOf(
    'pacs.007.001.09',
    around(
      'FIToFIPmtRvsl',
      header,
      around(
        'TxInf',
        leaf('RvslId', '{{reversalId}}'),
        originalGroup(iso2019, 'pacs.003'),
        ...originalIds,
        originalAmount,
        euro('RvsdIntrBkSttlmAmt', '{{amount}}'),
        leaf('ChrgBr', 'SLEV'),
        reasonElements('RvslRsnInf', iso2019),
        originalReference(scheme, iso2019, [leaf('IntrBkSttlmDt', '{{originalDate}}')]),
      ),
    ),
  );
