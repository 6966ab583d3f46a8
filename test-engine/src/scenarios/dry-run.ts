import {
  type DryRunResult,
  type DryRunTransaction,
  mostDryRunTransactions,
  type RuleTrace,
} from '@clearbench/contracts/scenario/dry-run';
import type { ClearingSettings } from '@clearbench/contracts/sim-env/events';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { DecidingRule } from '@clearbench/contracts/transfer/clearing';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { settingOf } from '../clearing/transaction-result.ts';
import type { ScenarioInForce } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import type { ParsedMessage, Payment, RTransaction } from '../message-parser/parsed-message.ts';
import { possibleEffects, requestedBy } from '../r-transactions/requested-effects.ts';
import type { Commands } from './commands.ts';
import { compileList } from './compile-list.ts';
import type { OwnRules } from './own-rules.ts';
import { pickScenario, type Setting, textWithCommands } from './pick-scenario.ts';
import { factsOfPayment, factsOfRTransaction, fileFacts, type RuleFacts } from './rule-facts.ts';
import { traceRules } from './trace-rules.ts';

/** The part of a dry run that follows from a file. */
export type DecidedTransactions = Omit<DryRunResult, 'deliveries'>;

/** A file, and the rules and settings that would apply to it. */
export type DryRunInput = {
  readonly bytes: Uint8Array;
  readonly scheme: Scheme;
  readonly clearing: ClearingSettings;
  readonly scenario: ScenarioInForce;
  readonly forms?: readonly FileForm[];
  /** The transaction whose rules are listed, counted over the whole file from 1. */
  readonly transaction: number;
};

type Candidate = {
  readonly message: ParsedMessage;
  readonly bulk: number | undefined;
  readonly setting: Setting & { readonly own: OwnRules };
  readonly of: Payment | RTransaction;
};

const isPayment = (of: Payment | RTransaction): of is Payment => !('ownId' in of);

const factsOf = ({ of, setting: { own } }: Candidate): RuleFacts =>
  isPayment(of) ? factsOfPayment(of, own.file) : factsOfRTransaction(of, own.file);

const candidatesIn = (input: DryRunInput): readonly Candidate[] => {
  const { scheme, clearing, scenario } = input;
  const file = readEnvelope(input.bytes, input.forms);
  const texts = file === undefined ? [input.bytes] : file.bulks.map(({ bytes }) => bytes);
  return texts.flatMap((bytes, index) => {
    const message = parseMessage(bytes);
    const { name, messageId } = message;
    const own: OwnRules = {
      lists: scenario.lists.map(compileList),
      file: fileFacts({ scheme, message: name, messageId }, scenario, clearing.cutOff),
      counts: new Map(),
    };
    const setting = { ...settingOf({ scheme, clearing }, { name, messageId, scenario: undefined }), own };
    const transactions = message.payments.length > 0 ? message.payments : message.rTransactions;
    return transactions.map((of) => ({ message, bulk: file === undefined ? undefined : index + 1, setting, of }));
  });
};

const requested = ({ of, setting, message }: Candidate): Commands =>
  isPayment(of)
    ? pickScenario(of, setting)
    : possibleEffects(requestedBy(of, setting.own), message.name, setting.scheme, of.ownId);

const tracesOf = (candidate: Candidate, { scripted }: Commands): readonly RuleTrace[] => {
  const { of, setting } = candidate;
  return traceRules(setting.own.lists, {
    facts: factsOf(candidate),
    text: isPayment(of) ? textWithCommands(of) : (of.note ?? ''),
    byCommand: scripted.some(({ reason }) => reason.layer === 'command'),
    magicCents: setting.magicCents && isPayment(of),
  });
};

const decidingRules = (traces: readonly RuleTrace[], { scripted }: Commands): readonly DecidingRule[] => {
  const commands = scripted.flatMap(({ reason: { layer, rule } }) => (layer === 'command' && rule ? [rule] : []));
  if (commands.length > 0) return commands;
  return traces.flatMap(({ rule, outcome }) => (outcome === 'matched' ? [rule] : []));
};

const described = (
  candidate: Candidate,
  number: number,
  asked: Commands,
  traces: readonly RuleTrace[],
): DryRunTransaction => {
  const { of, bulk, message } = candidate;
  const amount = factsOf(candidate).amount;
  const transactionId = of.transactionId ?? of.endToEndId;
  return {
    number,
    ...(bulk === undefined ? {} : { bulk }),
    ...(message.messageType === undefined ? {} : { messageType: message.messageType }),
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(amount === undefined ? {} : { amount: amount.text, currency: amount.currency }),
    decidedBy: [...decidingRules(traces, asked)],
    reasons: [...asked.scripted.map(({ reason }) => reason), ...asked.ignored],
  };
};

/** Which rule decides each transaction of a file, and for each other rule why it does not. Nothing is sent. */
export const dryRun = (input: DryRunInput): DecidedTransactions => {
  const candidates = candidatesIn(input);
  const results = candidates.slice(0, mostDryRunTransactions).map((candidate, index) => {
    const asked = requested(candidate);
    const traces = tracesOf(candidate, asked);
    return { transaction: described(candidate, index + 1, asked, traces), traces };
  });
  return {
    transactions: results.map(({ transaction }) => transaction),
    notListed: candidates.length - results.length,
    traces: [...(results[input.transaction - 1]?.traces ?? [])],
  };
};
