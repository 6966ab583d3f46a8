import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { type Intake, takeIn } from '../clearing/intake.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { isInquiry } from '../message-parser/parsed-message.ts';
import { type AnswerText, type DeliveryAnswer, writtenAnswer } from '../participant-answers/answer-to-delivery.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';
import { byOwnRules, ownRulesFor } from '../scenarios/own-rules.ts';
import { factsOfPayment, factsOfRTransaction, type RuleFacts } from '../scenarios/rule-facts.ts';

/** What the effects of the matching rules say about an instant payment; undefined where they leave it without an answer. */
const aboutInstantPayment = (scripted: readonly Scripted[]): DeliveryAnswer | undefined => {
  if (effectOf(scripted, 'timeOut') ?? effectOf(scripted, 'silence')) return undefined;
  const reject = effectOf(scripted, 'reject');
  return reject === undefined ? { action: 'accept' } : { action: 'reject', code: reject.effect.code };
};

const aboutPayment = (scripted: readonly Scripted[], { input }: Intake): DeliveryAnswer | undefined => {
  if (input.scheme === 'inst') return aboutInstantPayment(scripted);
  // A collection is delivered before its due date: until then it is rejected.
  const effect = isDirectDebit(input.scheme) ? effectOf(scripted, 'reject') : effectOf(scripted, 'return');
  const action = isDirectDebit(input.scheme) ? 'reject' : 'return';
  return effect && { action, code: effect.effect.code };
};

const aboutRequest = (scripted: readonly Scripted[], { message }: Intake): DeliveryAnswer | undefined => {
  const [yes, no] = isInquiry(message.name)
    ? [effectOf(scripted, 'inquiryYes'), effectOf(scripted, 'inquiryNo')]
    : [effectOf(scripted, 'recallYes'), effectOf(scripted, 'recallNo')];
  if (no !== undefined) return { action: 'reject', code: no.effect.code };
  return yes && { action: 'accept' };
};

type Entry = { readonly position: number; readonly facts: RuleFacts };

/** The payments, or the entries of a recall or inquiry, as rules compare them. */
const entriesOf = ({ message }: Intake, file: Parameters<typeof factsOfPayment>[1]): readonly Entry[] => [
  ...message.payments.map((of) => ({
    position: of.position,
    facts: { ...factsOfPayment(of, file), direction: 'received' as const },
  })),
  ...message.rTransactions.map((of) => ({ position: of.position, facts: factsOfRTransaction(of, file) })),
];

/** The message with these transactions only. */
const withOnly = (intake: Intake, positions: ReadonlySet<number>): Intake => {
  const isIn = ({ position }: { readonly position: number }) => positions.has(position);
  const { payments, rTransactions } = intake.message;
  const message = { ...intake.message, payments: payments.filter(isIn), rTransactions: rTransactions.filter(isIn) };
  return { ...intake, message };
};

type Decided = { readonly position: number; readonly answer: DeliveryAnswer };

const decisionsIn = (intake: Intake): readonly Decided[] => {
  const { input, message } = intake;
  const own = ownRulesFor(input.scenario, message, input);
  if (own === undefined) return [];
  return entriesOf(intake, own.file).flatMap(({ position, facts }) => {
    const matched = byOwnRules(own, facts);
    if (matched === undefined) return [];
    const about = message.payments.length > 0 ? aboutPayment : aboutRequest;
    const answer = about(matched.scripted, intake);
    return answer === undefined ? [] : [{ position, answer }];
  });
};

/**
 * The answers of a participant to a received message by the scenario list of the tester: one message for each action and
 * code. Transactions without a matching rule are left to the tester. Pure: the same input gives the same bytes.
 */
export const answersByScenario = (input: ClearingInput): readonly AnswerText[] => {
  const intake = takeIn(input);
  const groups = Map.groupBy(decisionsIn(intake), ({ answer }) => `${answer.action} ${answer.code ?? ''}`);
  return [...groups.values()].flatMap((those, index) => {
    const [first] = those;
    const part = withOnly(intake, new Set(those.map(({ position }) => position)));
    const written = first && writtenAnswer(part, `${input.seed}/${index + 1}`, first.answer);
    return written === undefined ? [] : [written];
  });
};
