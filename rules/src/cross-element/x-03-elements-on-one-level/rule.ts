import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';
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
  /** Messages in which each transaction must have the element if the header lacks it. */
  readonly requiredIn?: readonly string[];
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
    requiredIn: ['pacs.003', 'pacs.004', 'pacs.007', 'pacs.008', 'pacs.009'],
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

const byTransaction = new Map(
  interbank.map((name) => [name, levels.filter(({ transactions }) => transactions.includes(name))]),
);

const applies = ({ messages, parent: above }: Level, transaction: MessageNode, type: string): boolean =>
  (messages === undefined || messages.includes(type)) && (above === undefined || above === transaction.parent?.name);

const findingOf = (level: Level, transaction: MessageNode, type: string): RuleFinding | undefined => {
  const { name: constraint, element, requiredIn = [] } = level;
  const above = descend(transaction.parent, ...level.header, element);
  const own = descend(transaction, ...(level.inside ?? []), element);
  if (above !== undefined) {
    const cause = `${above.parent?.name ?? ''}/${element}`;
    return own && excludedElement(own, above, { constraint, cause, parent: transaction.name });
  }
  if (own !== undefined || !requiredIn.includes(type)) return undefined;
  const params = { element, parent: transaction.name, constraint: 'TransactionInterbankSettlementDateRule' };
  const because = descend(transaction.parent, ...level.header) ?? transaction;
  return { node: transaction, because, variant: 'onNeither', params };
};

const check = (transaction: MessageNode, { messageType }: RuleContext): readonly RuleFinding[] => {
  const type = messageType.slice(0, 8);
  const findings: RuleFinding[] = [];
  for (const level of byTransaction.get(transaction.name) ?? []) {
    const found = applies(level, transaction, type) ? findingOf(level, transaction, type) : undefined;
    if (found !== undefined) findings.push(found);
  }
  return findings;
};

export const rule = defineRule({
  id: 'X-03',
  layer: 'iso',
  severity: 'Error',
  appliesTo: everyMessage,
  anchors: levels.flatMap(({ transactions, inside = [], element }) =>
    transactions.map((name) => [name, ...inside, element].join('/')),
  ),
  select: interbank,
  check,
});
