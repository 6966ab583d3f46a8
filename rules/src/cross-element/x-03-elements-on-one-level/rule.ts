import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { everyMessage, messages } from '../../scope.ts';
import { hasChildOf } from '../child-names.ts';
import { excludedElement } from '../constraint.ts';

/** An element that the transactions must not repeat if the element above them has it. */
type Level = {
  readonly name: string;
  readonly element: string;
  /** Names of the transactions. */
  readonly transactions: readonly string[];
  /** The path from the parent of the transactions: the group header, or none for an element beside the transactions. */
  readonly header: readonly string[];
  /** The name of the parent, if the constraint depends on it. */
  readonly parent?: string;
  /** The element's path inside the transaction, if it is not a direct child. */
  readonly inside?: readonly string[];
  /** The messages with the constraint; all if missing. */
  readonly messages?: readonly string[];
};

const header = ['GrpHdr'];
const interbank = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts'];
const ordered = ['CdtTrfTxInf', 'DrctDbtTxInf'];
const parent = 'PmtInf';

const levels: readonly Level[] = [
  {
    name: 'GroupHeaderInterbankSettlementDateRule',
    element: 'IntrBkSttlmDt',
    transactions: interbank,
    header,
  },
  { name: 'PaymentTypeInformationRule', element: 'PmtTpInf', transactions: interbank, header },
  { name: 'InstructingAgentRule', element: 'InstgAgt', transactions: interbank, header },
  { name: 'InstructedAgentRule', element: 'InstdAgt', transactions: interbank, header },
  {
    name: 'OriginalGroupInformationRule',
    element: 'OrgnlGrpInf',
    transactions: ['TxInf'],
    header: [],
    messages: ['pacs.004', 'pacs.007'],
  },
  { name: 'PaymentTypeInformationRule', element: 'PmtTpInf', transactions: ordered, header: [], parent },
  { name: 'ChargeBearerRule', element: 'ChrgBr', transactions: ordered, header: [], parent },
  {
    name: 'UltimateDebtorRule',
    element: 'UltmtDbtr',
    transactions: ['CdtTrfTxInf'],
    header: [],
    parent,
    messages: ['pain.001'],
  },
  {
    name: 'InstructionForDebtorAgentRule',
    element: 'InstrForDbtrAgt',
    transactions: ['CdtTrfTxInf'],
    header: [],
    parent,
    messages: ['pain.001'],
  },
  {
    name: 'UltimateCreditorRule',
    element: 'UltmtCdtr',
    transactions: ['DrctDbtTxInf'],
    header: [],
    parent,
    messages: ['pain.008'],
  },
  {
    name: 'CreditorSchemeIdentificationRule',
    element: 'CdtrSchmeId',
    transactions: ['DrctDbtTxInf'],
    header: [],
    parent,
    inside: ['DrctDbtTx'],
    messages: ['pain.008'],
  },
];

type ByElement = ReadonlyMap<string, readonly Level[]>;

type LevelsOfTransaction = {
  readonly byElement: ByElement;
  readonly isConcerned: (transaction: MessageNode) => boolean;
};

const levelsOf = (transaction: string): LevelsOfTransaction => {
  const byElement = Map.groupBy(
    levels.filter(({ transactions }) => transactions.includes(transaction)),
    ({ inside, element: own }) => inside?.[0] ?? own,
  );
  return { byElement, isConcerned: hasChildOf(new Set(byElement.keys())) };
};

/** The levels by transaction, then by the child of the transaction that is the element or contains it. */
const byTransaction: ReadonlyMap<string, LevelsOfTransaction> = new Map(
  interbank.map((name) => [name, levelsOf(name)]),
);

const applies = ({ messages, parent: above }: Level, transaction: MessageNode, messageType: string): boolean =>
  (above === undefined || above === transaction.parent?.name) &&
  (messages === undefined || messages.includes(messageType.slice(0, 8)));

const repeatedElement = (level: Level, transaction: MessageNode): RuleFinding | undefined => {
  const { name: constraint, element } = level;
  const above = descend(transaction.parent, ...level.header, element);
  const own = above && descend(transaction, ...(level.inside ?? []), element);
  if (above === undefined || own === undefined) return undefined;
  const cause = `${above.parent?.name ?? ''}/${element}`;
  return excludedElement(own, above, { constraint, cause, parent: transaction.name });
};

/** The settlement date is in the header or in each transaction of these messages. */
const withSettlementDate = messages('pacs.003', 'pacs.004', 'pacs.007', 'pacs.008', 'pacs.009');
const element = 'IntrBkSttlmDt';

const missingDate = (transaction: MessageNode): readonly RuleFinding[] => {
  const head = descend(transaction.parent, ...header);
  if (descend(head, element) ?? descend(transaction, element)) return nothing;
  const params = { element, parent: transaction.name, constraint: 'TransactionInterbankSettlementDateRule' };
  return [{ node: transaction, because: head ?? transaction, variant: 'onNeither', params }];
};

const nothing: readonly RuleFinding[] = [];

const check = (transaction: MessageNode, context: RuleContext): readonly RuleFinding[] => {
  const ofTransaction = byTransaction.get(transaction.name);
  let findings = withSettlementDate(context) ? missingDate(transaction) : nothing;
  if (ofTransaction === undefined || !ofTransaction.isConcerned(transaction)) return findings;
  for (const { name } of transaction.children)
    for (const level of ofTransaction.byElement.get(name) ?? []) {
      const found = applies(level, transaction, context.messageType) ? repeatedElement(level, transaction) : undefined;
      if (found !== undefined) findings = [...findings, found];
    }
  return findings;
};

export const rule = defineRule({
  id: 'X-03',
  layer: 'iso',
  severity: 'Error',
  appliesTo: everyMessage,
  anchors: levels.flatMap(({ transactions, inside = [], element: last }) =>
    transactions.map((name) => [name, ...inside, last].join('/')),
  ),
  select: interbank,
  check,
});
