import type { Rule } from '../../rule.ts';
import { nameOfTheOriginal } from './r-04-name-of-the-original.ts';
import { reasonCodes } from './r-07-reason-codes.ts';
import { originator } from './r-08-originator.ts';
import { refusalOfARecall } from './r-12-refusal-of-a-recall.ts';
import { returnAfterARecall } from './r-13-return-after-a-recall.ts';
import { answerToAnInquiry } from './r-17-answer-to-an-inquiry.ts';
import { statusAndCounters } from './r-18-status-and-counters.ts';
import { oneKindOfOriginals } from './r-19-one-kind-of-originals.ts';
import { answerToAnInstantPayment } from './s-03-answer-to-an-instant-payment.ts';

/** Rules about rejects, returns, recalls and the answers to them. */
export const answerRules: readonly Rule[] = [
  nameOfTheOriginal,
  reasonCodes,
  originator,
  refusalOfARecall,
  returnAfterARecall,
  answerToAnInquiry,
  statusAndCounters,
  oneKindOfOriginals,
  answerToAnInstantPayment,
];
