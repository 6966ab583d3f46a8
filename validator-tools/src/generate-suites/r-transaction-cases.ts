import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import {
  accepted,
  answerWith,
  type CaseFile,
  caseFiles,
  expecting,
  has,
  type MessageKind,
  paymentType,
  type SuiteContext,
  sendPayment,
} from './suite-context.ts';

const valid = expecting({ report: { errors: 'none' } });

/** A payment of the tester with a command; stored texts insert the variable. */
const paymentWith = (
  context: SuiteContext,
  command: string,
): Pick<TestCase, 'variables'> & { readonly steps: Step[] } => ({
  variables: { remittance: command },
  steps: [sendPayment(context, { remittance: '${remittance}' }), accepted('payment')],
});

const incoming = (context: SuiteContext): Step =>
  expecting({ answer: { as: 'incoming', to: 'payment', message: paymentType(context), within: '20bd' } });

/** The answer of the tester about a payment that the other bank sent. */
const aboutIncoming = (
  context: SuiteContext,
  kind: MessageKind,
  title: string,
  before: readonly Step[] = [],
): TestCase => {
  const { variables, steps } = paymentWith(context, 'SIM:MIRROR');
  return {
    case: title,
    tags: ['r-transactions'],
    variables,
    steps: [...steps, incoming(context), ...before, answerWith(context, kind, 'incoming'), valid, accepted(kind)],
  };
};

const aboutRecalled = (context: SuiteContext, kind: MessageKind, title: string): TestCase => {
  const { variables, steps } = paymentWith(context, 'SIM:RCLL(DUPL)');
  return {
    case: title,
    tags: ['r-transactions', 'recalls'],
    variables,
    steps: [
      ...steps,
      incoming(context),
      expecting({ answer: { as: 'request', to: 'payment', message: 'camt.056', within: '20bd' } }),
      answerWith(context, kind, 'incoming'),
      valid,
      accepted(kind),
    ],
  };
};

const settled: Step = expecting({ transfer: { of: 'payment', state: 'settled', within: '20bd' } });

const recallAnswered = (context: SuiteContext, command: string, message: string, reason: string): TestCase => {
  const { variables, steps } = paymentWith(context, command);
  return {
    case: `The recall of a settled payment is answered with ${message}`,
    tags: ['r-transactions', 'recalls'],
    variables,
    steps: [
      ...steps,
      ...(context.scheme === 'inst' ? [] : [settled]),
      answerWith(context, 'recall', 'payment'),
      valid,
      expecting({ transfer: { of: 'recall', status: 'ACCP' } }),
      expecting({ answer: { to: 'recall', message, reason, within: '20bd' } }),
      valid,
    ],
  };
};

const unknownOriginal = (context: SuiteContext, kind: MessageKind): TestCase => ({
  case:
    kind === 'recall'
      ? 'The recall of an unknown payment is refused'
      : 'A message about an unknown payment is rejected',
  tags: ['r-transactions'],
  variables: { remittance: 'Invoice 4711' },
  steps: [
    { validate: { ...sendPayment(context).send, as: 'payment' } },
    answerWith(context, kind, 'payment'),
    expecting(
      kind === 'recall'
        ? { answer: { to: kind, message: 'camt.029', transactions: 'RJCR', reason: 'NOOR' } }
        : {
            transfer: { of: kind, status: 'RJCT', code: 'XT74' },
            answer: { to: kind, message: 'pacs.002', reason: 'XT74' },
          },
    ),
  ],
});

const statusRequest = (context: SuiteContext): TestCase => {
  const { variables, steps } = paymentWith(context, 'Invoice 4711');
  const isInstant = context.scheme === 'inst';
  const recall = [
    settled,
    answerWith(context, 'recall', 'payment'),
    expecting({ transfer: { of: 'recall', status: 'ACCP' } }),
  ];
  return {
    case: isInstant ? 'A status request about a payment is answered' : 'A status request about a recall is answered',
    tags: ['r-transactions'],
    variables,
    steps: [
      ...steps,
      ...(isInstant ? [{ wait: '30s' }] : recall),
      answerWith(context, 'status-request', isInstant ? 'payment' : 'recall'),
      valid,
      expecting({ transfer: { of: 'status-request', status: 'ACCP' } }),
    ],
  };
};

const inquiry = (context: SuiteContext, kind: MessageKind, command: string): TestCase => {
  const { variables, steps } = paymentWith(context, command);
  return {
    case: `The inquiry ${kind} is answered (${command})`,
    tags: ['r-transactions', 'inquiries'],
    variables,
    steps: [
      ...steps,
      settled,
      { wait: '12bd' },
      answerWith(context, kind, 'payment'),
      valid,
      expecting({ transfer: { of: kind, status: 'ACCP' } }),
      expecting({ answer: { to: kind, message: 'camt.029', within: '20bd' } }),
      valid,
    ],
  };
};

const ofCreditTransfers = (context: SuiteContext): TestCase[] => [
  ...(has(context, 'return') ? [aboutIncoming(context, 'return', 'A received payment is returned')] : []),
  aboutRecalled(context, 'recall-yes', 'A recall is answered by returning the payment'),
  aboutRecalled(context, 'recall-no', 'A recall is refused'),
  recallAnswered(context, 'SIM:RECALL-OK', 'pacs.004', 'FOCR'),
  recallAnswered(context, 'SIM:RECALL-NO(LEGL)', 'camt.029', 'LEGL'),
  unknownOriginal(context, 'recall'),
  ...(has(context, 'status-request') ? [statusRequest(context)] : []),
  ...(['claim-non-receipt', 'claim-value-date'] as const)
    .filter((kind) => has(context, kind))
    .flatMap((kind) => [inquiry(context, kind, 'SIM:INQ-OK'), inquiry(context, kind, 'SIM:INQ-NO')]),
];

const afterTheDueDate: Step[] = [{ advance: { to: '${incoming.settlementDate}T10:00:00Z' } }, { wait: '1bd' }];

/** A reversal settles after its collection, so the clock is at the due date. */
const dueDate: Step = { advance: { to: '${payment.settlementDate}T10:00:00Z' } };

const reversal = (context: SuiteContext): TestCase => {
  const { variables, steps } = paymentWith(context, 'Invoice 4711');
  return {
    case: 'A settled collection is reversed',
    tags: ['r-transactions'],
    variables,
    steps: [...steps, dueDate, settled, answerWith(context, 'reversal', 'payment'), valid, accepted('reversal')],
  };
};

const cancellation = (context: SuiteContext): TestCase => {
  const { variables, steps } = paymentWith(context, 'SIM:RTRN(AC04)');
  return {
    case: 'A collection is cancelled before its settlement, and its return does not come',
    tags: ['r-transactions'],
    variables,
    steps: [
      ...steps,
      answerWith(context, 'cancellation', 'payment'),
      valid,
      accepted('cancellation'),
      expecting({ noAnswer: { to: 'payment', message: 'pacs.004', within: '20bd' } }),
    ],
  };
};

const cancelledTooLate = (context: SuiteContext): TestCase => {
  const { variables, steps } = paymentWith(context, 'Invoice 4711');
  return {
    case: 'A settled collection cannot be cancelled',
    tags: ['r-transactions'],
    variables,
    steps: [
      ...steps,
      settled,
      answerWith(context, 'cancellation', 'payment'),
      expecting({ transfer: { of: 'cancellation', status: 'RJCT', code: 'XT75' } }),
    ],
  };
};

const ofDirectDebits = (context: SuiteContext): TestCase[] => [
  aboutIncoming(context, 'reject', 'A received collection is rejected before its due date'),
  aboutIncoming(context, 'return', 'A received collection is returned after its due date', afterTheDueDate),
  ...(has(context, 'refund')
    ? [aboutIncoming(context, 'refund', 'A received collection is refunded after its due date', afterTheDueDate)]
    : []),
  reversal(context),
  cancellation(context),
  cancelledTooLate(context),
  unknownOriginal(context, 'reversal'),
];

/** Returns, recalls, inquiries and all other messages about an earlier payment. */
export const rTransactionCases = (context: SuiteContext): CaseFile[] =>
  caseFiles('r', isDirectDebit(context.scheme) ? ofDirectDebits(context) : ofCreditTransfers(context));
