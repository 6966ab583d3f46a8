import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import { type ReferringMessage, type SeenMessageDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { StoryStep } from '@clearbench/validation/earlier/earlier';
import type { PaymentFacts } from '@clearbench/validation/earlier/payment-facts';
import { wantedBy } from '@clearbench/validation/earlier/payment-ids';
import type { Account } from '@clearbench/validation/earlier/read-account';
import type { Workplace } from '../workplace.ts';
import { accountOf } from './accounts.ts';

type What = StoryStep['what'];

/** What a message says of a payment by being sent; a status report depends on the status. */
const whats: Readonly<Record<string, What>> = {
  'pacs.004': 'returned',
  'pacs.007': 'reversed',
  'camt.056': 'recalled',
  'camt.029': 'refused',
  'pacs.028': 'asked',
};
const report = 'pacs.002';
const mostAnswers = 20;
const mostReferring = 20;

const kindOf = (messageType: string): string => messageType.slice(0, 8);

/** Something said about payments of one message. */
export type Saying = { readonly step: (payment: PaymentFacts) => StoryStep | undefined };

/** Messages after the one in question; nothing that this file led to is held against it. */
export type After = {
  readonly seen: SeenMessageDocument;
  readonly now: string;
  readonly fileId: string | undefined;
  readonly wanted: readonly PaymentFacts[];
};

const whatOf = (messageType: string, status: string | undefined): What | undefined => {
  if (kindOf(messageType) !== report) return whats[kindOf(messageType)];
  return status === 'RJCT' ? 'rejected' : undefined;
};

const answerSaying = (answer: PlannedAnswer & { readonly releasedAt: string }, account: Account): Saying => {
  // As many payments are asked about as the answer may name, so each is found without looking at all of them.
  const { find } = wantedBy(account.found);
  return {
    step: (payment) => {
      const isAbout = ({ originalMessageId }: PaymentFacts) =>
        originalMessageId === undefined || originalMessageId === payment.originalMessageId;
      const said = find(payment).find(isAbout);
      const whole = account.entries === 0 && account.group.messageId === payment.originalMessageId;
      const what = said || whole ? whatOf(answer.messageType, said?.status ?? account.group.status) : undefined;
      if (what === undefined) return undefined;
      return { what, at: answer.releasedAt, byTester: false, ...(said?.reason ? { reason: said.reason } : {}) };
    },
  };
};

type Told = PlannedAnswer & { readonly releasedAt: string };

/** The answers of the clearing to one sending that speak of payments. */
const answersTo = async ({ views }: Workplace, transferId: string, { seen, now, fileId }: After): Promise<Told[]> => {
  const transfer = await views.get(transferView, transferId);
  if (!transfer) return [];
  return transfer.answers
    .flatMap((answer) => (answer.releasedAt === undefined ? [] : [{ ...answer, releasedAt: answer.releasedAt }]))
    .filter(({ releasedAt }) => releasedAt <= now)
    .filter((answer) => answer.fileId !== fileId)
    .flatMap(({ messages, ...answer }) => messages?.map((message) => ({ ...answer, ...message })) ?? [answer])
    .filter(({ messageId }) => messageId !== seen.messageId)
    .filter(({ messageType }) => kindOf(messageType) === report || whats[kindOf(messageType)] !== undefined)
    .slice(-mostAnswers);
};

const referringSaying = async (
  { contents }: Workplace,
  { messageType, transactionsSha256, at }: ReferringMessage,
): Promise<Saying> => {
  const what = whats[kindOf(messageType)];
  const ids = new Set(JSON.parse(new TextDecoder().decode(await contents.get(transactionsSha256))) as string[]);
  return {
    step: ({ transactionId, endToEndId, instructionId }) => {
      const id = transactionId ?? endToEndId ?? instructionId;
      return what !== undefined && id !== undefined && ids.has(id) ? { what, at, byTester: true } : undefined;
    },
  };
};

/** All that was said after a message about its payments: by the clearing in answer, by testers later, and in answer to those. */
export const sayingsAfter = async (workplace: Workplace, after: After): Promise<readonly Saying[]> => {
  const { seen, now, fileId, wanted } = after;
  const referring = (seen.referredBy ?? [])
    .filter((one) => one.fileId !== fileId && one.at <= now)
    .slice(-mostReferring);
  const transfers = [...new Set([seen.transferId, ...referring.map(({ transferId }) => transferId)])];
  const answers = (await Promise.all(transfers.map((id) => answersTo(workplace, id, after)))).flat();
  return Promise.all([
    ...referring.map((one) => referringSaying(workplace, one)),
    ...answers.map(async (answer) => answerSaying(answer, await accountOf(workplace, answer.sha256, wanted))),
  ]);
};

/** What became of one payment, in the order of time. */
export const storyOf = (payment: PaymentFacts, sayings: readonly Saying[]): readonly StoryStep[] =>
  sayings
    .map(({ step }) => step(payment))
    .filter((step) => step !== undefined)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
