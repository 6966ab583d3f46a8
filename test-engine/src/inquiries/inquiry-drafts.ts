import type { Draft } from '../answers/draft.ts';
import { type InquiryAnswer, inquiryAnswer } from '../answers/inquiry-answer.ts';
import type { Intake } from '../clearing/intake.ts';
import { originalOf } from '../clearing/status-draft.ts';
import type { InquiryName, ParsedMessage, Payment, RTransaction } from '../message-parser/parsed-message.ts';
import type { InquiryReply } from './inquiry-reply.ts';

/** An inquiry with its known payment and its answer. */
export type AnsweredInquiry = {
  readonly name: InquiryName;
  readonly inquiry: RTransaction;
  /** The bank that opened the case. */
  readonly asker: string | undefined;
  readonly original: ParsedMessage | undefined;
  readonly transfer: Payment | undefined;
  readonly reply: InquiryReply;
};

const messageOf = ({ original, inquiry }: AnsweredInquiry): InquiryAnswer['original'] =>
  original === undefined
    ? {
        messageId: inquiry.originalMessageId ?? 'NOTPROVIDED',
        messageType: inquiry.originalMessageName ?? 'NOTPROVIDED',
        createdAt: undefined,
      }
    : originalOf(original);

/** One camt.029 for each inquiry, except where the other bank is silent. `before` is the number of earlier answers. */
export const inquiryDrafts = (
  intake: Intake,
  answered: readonly AnsweredInquiry[],
  dueAt: string,
  before = 0,
): readonly Draft[] =>
  answered.flatMap((one, index): readonly Draft[] => {
    const { name, inquiry, asker, transfer, reply } = one;
    if (reply.type === 'silence') return [];
    const number = before + index + 1;
    const statusId = intake.references('RAX', number, inquiry.position);
    const line = { name, inquiry, asker, transfer, statusId, original: messageOf(one) };
    const answer: InquiryAnswer = { ...line, ...(reply.type === 'no' ? { refusal: reply.code } : {}) };
    return [
      {
        file: 'SCF',
        messageId: intake.references('RA', number),
        dueAt,
        reason: reply.reason,
        document: (heading) => inquiryAnswer(answer, heading, intake),
      },
    ];
  });
