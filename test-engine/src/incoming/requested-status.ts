import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { nodesIn } from '@clearbench/iso20022/reader/nodes-in';
import { timeOutSecondsOf } from '@clearbench/iso20022/rulebooks';
import type { Draft } from '../answers/draft.ts';
import { standardOfInquiries } from '../answers/message-standard.ts';
import { originalReference } from '../answers/original-reference.ts';
import { type StatusRequestLine, statusRequest } from '../answers/status-request.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import { type CopiedElement, copyOf } from '../message-parser/further-elements.ts';
import { isInquiry } from '../message-parser/parsed-message.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';

type Line = Omit<StatusRequestLine, 'requestId'>;

/** Of a requested amount and date, which a status request has in its reference. */
const ownElements: readonly string[] = ['IntrBkSttlmAmt', 'IntrBkSttlmDt'];

const wrappedParties: readonly string[] = ['Dbtr', 'Cdtr', 'UltmtDbtr', 'UltmtCdtr'];

/** An element of 2009 as a status request names it, which has no version of 2009: BIC is BICFI there. */
const renamed = ([name, content, currency]: CopiedElement): CopiedElement => [
  name === 'BIC' ? 'BICFI' : name,
  typeof content === 'string' ? content : content.map(renamed),
  currency,
];

/** An element of the reference of a recall of 2009: parties are inside Pty in a status request. */
const respelt = (element: CopiedElement): CopiedElement => {
  const [name, content] = renamed(element);
  return wrappedParties.includes(name) && typeof content !== 'string' ? [name, [['Pty', content]]] : [name, content];
};

/** The payment of an entry of a recall or an inquiry. */
const lineOfEntry = (node: MessageNode, isOf2009: boolean): Line => ({
  of: {
    instructionId: textAt(node, 'OrgnlInstrId'),
    endToEndId: textAt(node, 'OrgnlEndToEndId'),
    transactionId: textAt(node, 'OrgnlTxId'),
    uetr: textAt(node, 'OrgnlUETR'),
  },
  amount: textAt(node, 'OrgnlIntrBkSttlmAmt'),
  date: textAt(node, 'OrgnlIntrBkSttlmDt'),
  acceptedAt: undefined,
  reference: (descend(node, 'OrgnlTxRef')?.children ?? [])
    .filter(({ name }) => !ownElements.includes(name))
    .map((one) => (isOf2009 ? respelt(copyOf(one)) : copyOf(one))),
});

const linesOf = (intake: Intake): readonly Line[] => {
  const { message, input, standard } = intake;
  if (message.name === 'pacs.008') {
    const accepted = [...nodesIn(input.bytes, ['CdtTrfTxInf/AccptncDtTm'])].map(({ text }) => text);
    return message.payments.map((of, index) => {
      const reference = originalReference(of, {}, { ...intake, standard: standardOfInquiries(standard) });
      const elements = typeof reference?.[1] === 'object' ? reference[1] : [];
      return {
        of,
        amount: of.amount?.text,
        date: of.settlementDate,
        acceptedAt: accepted[index],
        reference: elements,
      };
    });
  }
  const isOf2009 = standard.bic === 'BIC' && message.name === 'camt.056';
  return [...nodesIn(input.bytes, ['Undrlyg/TxInf', 'Undrlyg/IntrBk'])].map((node) => lineOfEntry(node, isOf2009));
};

/** The earliest time: the status of an instant payment can be requested once its time-out has passed. */
const dueTime = ({ input }: Intake, lines: readonly Line[]): string => {
  const seconds = timeOutSecondsOf(profileOfInput(input));
  const times = lines.flatMap(({ acceptedAt }) =>
    acceptedAt === undefined ? [] : [addSeconds(new Date(acceptedAt).toISOString(), seconds)],
  );
  return [input.now, ...times].toSorted().at(-1) ?? input.now;
};

/** The other bank requests the status of a received instant payment, or the answer to its recall or inquiry. */
export const requestedStatus = (intake: Intake): readonly Draft[] => {
  const { message, references, standard } = intake;
  const { messageId = '', name = 'pacs.008' } = message;
  const original = { messageId, messageType: message.messageType ?? standard.versions[name], createdAt: undefined };
  const lines = linesOf(intake).map((line, index) => ({ ...line, requestId: references('SQX', index + 1) }));
  if (lines.length === 0) return [];
  return [
    {
      file: isInquiry(name) ? 'OQF' : 'SCF',
      messageId: references('SQ', 1),
      dueAt: dueTime(intake, lines),
      reason: because('request', '', 'incomingStatusRequest', { message: name }),
      document: (heading) => statusRequest(lines, original, heading, intake),
    },
  ];
};
