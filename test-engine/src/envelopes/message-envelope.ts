import { nameOfTemplate } from '@clearbench/iso20022/envelopes/file-name-template';
import type { MessageForm } from '@clearbench/iso20022/envelopes/message-form';
import { shortService } from '@clearbench/iso20022/envelopes/name-in-profile';
import { headedEnvelope } from '@clearbench/iso20022/envelopes/wrapping/business-header';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { joined } from '../answers/xml.ts';
import type { ClearingInput, MadeAnswer } from '../clearing-input.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a business header says; nothing for a message without one. */
export type BusinessHeader = { from?: string; to?: string; id?: string; messageType?: string };

export const businessHeaderOf = (bytes: Uint8Array): Readonly<BusinessHeader> => {
  const found: BusinessHeader = {};
  readMessage(bytes, {
    select: [
      'AppHdr/Fr/FIId/FinInstnId/BICFI',
      'AppHdr/To/FIId/FinInstnId/BICFI',
      'AppHdr/BizMsgIdr',
      'AppHdr/MsgDefIdr',
    ],
    onNode: ({ name, text, parent }) => {
      if (name === 'BizMsgIdr') found.id ??= text;
      else if (name === 'MsgDefIdr') found.messageType ??= text;
      else if (parent?.parent?.parent?.name === 'Fr') found.from ??= text;
      else found.to ??= text;
    },
  });
  return found;
};

const withoutDeclaration = (bytes: Uint8Array): Uint8Array => {
  const start = decoder.decode(bytes.subarray(0, 200));
  const declaration = /^\uFEFF?\s*<\?xml[^>]*\?>\s*/.exec(start)?.[0] ?? '';
  return bytes.subarray(encoder.encode(declaration).length);
};

const wrapped = (
  form: MessageForm,
  { clearing, sender }: ClearingInput,
  { answer, bytes, receiver }: MadeAnswer,
): Uint8Array => {
  const { messageId: id = answer.answerId, messageType, dueAt: createdAt } = answer;
  const to = receiver || sender.bic || clearing.bic;
  const { before, after } = headedEnvelope(form, { from: clearing.bic, to, id, messageType, createdAt });
  return joined([before, withoutDeclaration(bytes), after]);
};

const nameFor = (form: MessageForm, input: ClearingInput, { answer }: MadeAnswer, index: number): string =>
  form.fileName === undefined
    ? answer.fileName
    : nameOfTemplate(form.fileName.template, {
        service: shortService[input.scheme],
        sender: input.clearing.bic.slice(0, 8),
        time: answer.dueAt.slice(2, 19).replace(/\D/g, ''),
        number: String((index + 1) % 1000).padStart(3, '0'),
        fileType: 'MSG',
      });

/** The answers in the envelope of the profile, each with a business header; unchanged in a profile of files. */
export const inMessageEnvelopes = (input: ClearingInput, answers: readonly MadeAnswer[]): readonly MadeAnswer[] => {
  const { messageForm: form } = input;
  if (form === undefined) return answers;
  return answers.map((made, index) => ({
    ...made,
    answer: { ...made.answer, fileName: nameFor(form, input, made, index) },
    bytes: wrapped(form, input, made),
  }));
};
