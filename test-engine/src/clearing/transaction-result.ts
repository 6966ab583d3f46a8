import { type Holder, participantKey } from '@clearbench/contracts/sim-env/participants';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { brokenRuleFault, type TransactionFault } from '../checks/fault.ts';
import { identityOf, transferFault } from '../checks/transfer-checks.ts';
import type { Confirmation, ScenarioInForce } from '../clearing-input.ts';
import type { ParsedMessage, Payment } from '../message-parser/parsed-message.ts';
import { readDefaultScenario } from '../scenarios/default-scenario.ts';
import { effectOf, isDeliberate, isFileWide, type Scripted } from '../scenarios/effect.ts';
import { ownRulesFor } from '../scenarios/own-rules.ts';
import { pickScenario, type Setting } from '../scenarios/pick-scenario.ts';
import type { SchemeFaults } from '../scheme-rules/scheme-faults.ts';
import type { Intake } from './intake.ts';
import { because } from './reason.ts';

/** The result of one credit transfer. */
export type TransactionResult = {
  readonly transfer: Payment;
  /** The reason for a rejection. */
  readonly rejection: TransactionFault | undefined;
  /** Scripted effects that will be executed. */
  readonly scripted: readonly Scripted[];
  /** Scripted effects that are ignored. */
  readonly ignored: readonly EngineReason[];
  /** The tester who acts as the bank that receives the payment. */
  readonly recipient?: Holder;
  /** True for a payment that the clearing delivered to the user. */
  readonly isIncoming?: true;
};

const scriptedRejection = (scripted: readonly Scripted[]): TransactionFault | undefined => {
  const reject = effectOf(scripted, 'reject');
  if (reject !== undefined) return { code: reject.effect.code, reason: reject.reason };
  const timeOut = effectOf(scripted, 'timeOut');
  return timeOut && { code: timeOut.effect.code, reason: timeOut.reason };
};

/** The scenario settings of the environment, with the lists in force when the message was sent. */
export const settingOf = (
  { scheme, clearing }: Pick<Intake['input'], 'scheme' | 'clearing'>,
  message: Omit<SentMessage, 'holders'>,
): Setting => {
  const { magicCents, defaultScenario } = clearing;
  const byDefault = defaultScenario === undefined ? undefined : readDefaultScenario(defaultScenario, scheme);
  const own = ownRulesFor(message.scenario, message, { scheme, clearing });
  return { scheme, magicCents, own, ...(byDefault ? { byDefault } : {}) };
};

/** The message whose payments are judged: that of the tester, or an earlier one with the lists of its time. */
export type SentMessage = Pick<ParsedMessage, 'name' | 'messageId'> & {
  readonly scenario: ScenarioInForce | undefined;
  /** The testers who acted as participants when it was sent. */
  readonly holders: readonly Holder[] | undefined;
  readonly confirmation?: Confirmation | undefined;
};

type PaymentContext = {
  readonly intake: Intake;
  readonly setting: Setting;
  readonly before: ReadonlySet<string>;
  readonly broken: SchemeFaults;
  readonly holders: readonly Holder[] | undefined;
  readonly confirmation: Confirmation | undefined;
};

const brokenRule = (
  { position, transactionId }: Payment,
  { ofTransactions }: SchemeFaults,
): TransactionFault | undefined => {
  const broken = ofTransactions.get(position);
  return broken && brokenRuleFault(broken, transactionId);
};

/** The holder of the bank that receives a payment: of the creditor or, in a direct debit, of the debtor. */
const recipientOf = (
  { collection, debtor, creditor }: Payment,
  holders: readonly Holder[] = [],
): Holder | undefined => {
  const { bic } = collection === undefined ? creditor : debtor;
  return bic === undefined ? undefined : holders.find((one) => participantKey(one.bic) === participantKey(bic));
};

/** The rejection of an instant payment that a participant or the time-out rejected. */
const unconfirmed = (
  { transactionId }: Payment,
  confirmation: Confirmation | undefined,
): TransactionFault | undefined => {
  if (confirmation === undefined || typeof confirmation === 'string') return undefined;
  const { rejectedWith: code } = confirmation;
  return { code, reason: because('default', code, 'notConfirmed', { code }, transactionId) };
};

const paymentResult = (transfer: Payment, context: PaymentContext): TransactionResult => {
  const { intake, setting, before, broken, holders, confirmation } = context;
  const { scripted, ignored } = pickScenario(transfer, setting);
  const fault = transferFault({ transfer, intake, before }) ?? brokenRule(transfer, broken);
  const recipient = recipientOf(transfer, holders);
  // The tester answers in place of the scenario; what applies to the whole file is of the clearing.
  if (fault === undefined && recipient !== undefined)
    return {
      transfer,
      rejection: unconfirmed(transfer, confirmation),
      scripted: scripted.filter(isFileWide),
      ignored,
      recipient,
    };
  if (fault === undefined) return { transfer, rejection: scriptedRejection(scripted), scripted, ignored };
  // A faulty transfer has no scenario of its own; a command or rule about the whole file still applies.
  const remaining = scripted.filter((one) => isFileWide(one) && isDeliberate(one.reason));
  return { transfer, rejection: fault, scripted: remaining, ignored };
};

/** Delivered payments were booked and have no scenario. */
export const deliveredResults = (
  payments: readonly Payment[],
  confirmation?: Confirmation,
): readonly TransactionResult[] =>
  payments.map((transfer) => {
    const rejection = unconfirmed(transfer, confirmation);
    return { transfer, rejection, scripted: [], ignored: [], isIncoming: true };
  });

/**
 * The results of a bulk in order. Pure: the same message has the same results, also when an R-message refers to it
 * later.
 */
export const transactionResultsOf = (
  intake: Intake,
  payments: readonly Payment[],
  earlier?: SentMessage & { readonly faults: SchemeFaults },
): readonly TransactionResult[] => {
  const broken = earlier?.faults ?? intake.schemeFaults;
  // An earlier message is not compared with the file of this one.
  const before = new Set(earlier === undefined ? intake.usedInFile : []);
  const { scenario, holders } = earlier ?? intake.input;
  const inForce = { scenario, holders };
  const setting = settingOf(intake.input, earlier ?? { ...intake.message, ...inForce });
  return payments.map((transfer) => {
    const transactionResult = paymentResult(transfer, {
      intake,
      setting,
      before,
      broken,
      holders,
      confirmation: earlier?.confirmation,
    });
    const identity = identityOf(transfer);
    if (identity !== undefined) before.add(identity);
    return transactionResult;
  });
};
