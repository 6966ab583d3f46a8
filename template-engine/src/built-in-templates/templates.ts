import { directDebitAnswers } from './direct-debit-answers.ts';
import { directDebits } from './direct-debits.ts';
import { instCreditTransfer } from './inst-credit-transfer.ts';
import { instRecall } from './inst-recall.ts';
import { instRecallNo } from './inst-recall-no.ts';
import { instRecallYes } from './inst-recall-yes.ts';
import { instStatusRequest } from './inst-status-request.ts';
import { sct2021 } from './sct-2021.ts';
import { sctBulk } from './sct-bulk.ts';
import { sctError } from './sct-error.ts';
import { sctInquiries } from './sct-inquiries.ts';
import { sctMaximal } from './sct-maximal.ts';
import { sctMinimal } from './sct-minimal.ts';
import { sctRecall } from './sct-recall.ts';
import { sctRecall2021 } from './sct-recall-2021.ts';
import { sctRecallNo } from './sct-recall-no.ts';
import { sctRecallNo2021 } from './sct-recall-no-2021.ts';
import { sctRecallYes } from './sct-recall-yes.ts';
import { sctRecallYes2021 } from './sct-recall-yes-2021.ts';
import { sctReturn } from './sct-return.ts';
import { sctReturn2021 } from './sct-return-2021.ts';
import { sctStatusRequest } from './sct-status-request.ts';
import { sctTypical } from './sct-typical.ts';
import type { BuiltInTemplateSource } from './template.ts';

/** The templates of a new installation. */
export const builtInTemplateList: readonly BuiltInTemplateSource[] = [
  sctTypical,
  sctMinimal,
  sctMaximal,
  sctBulk,
  sctError,
  sct2021,
  sctReturn,
  sctRecall,
  sctRecallYes,
  sctRecallNo,
  sctReturn2021,
  sctRecall2021,
  sctRecallYes2021,
  sctRecallNo2021,
  sctStatusRequest,
  ...sctInquiries,
  instCreditTransfer,
  instRecall,
  instRecallYes,
  instRecallNo,
  instStatusRequest,
  ...directDebits('core'),
  ...directDebitAnswers('core'),
  ...directDebits('b2b'),
  ...directDebitAnswers('b2b'),
];
