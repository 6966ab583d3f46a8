import type { FormNode, MessageForm } from '@clearbench/authoring/form/form-node';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { TextPosition } from '../report/adjacent-finding.ts';
import { nodeAt, transactionAt } from './form-nodes.ts';

/** A form with the one transaction of its message that is shown. */
export type ShownForm = Extract<MessageForm, { readonly status: 'form' }>;

export type FieldFindings = ReadonlyMap<string, readonly ValidationMessage[]>;

/** Whether a location that seems to be in this node is in a transaction that is not in the form. */
const isElsewhere = (
  { transactionPath = '' }: ShownForm,
  { path, from, inside }: FormNode,
  place: TextPosition,
): boolean => {
  if (!transactionPath.startsWith(`${path}/`)) return false;
  return ![from, inside].some((own) => own?.line === place.line && own.column === place.column);
};

/** The findings of the report by the path of their field, as far as the form contains it. */
export const findingsByField = (
  form: ShownForm,
  messages: readonly ValidationMessage[],
  positions: readonly TextPosition[],
): FieldFindings => {
  const found = new Map<string, ValidationMessage[]>();
  messages.forEach((message, index) => {
    const place = positions[index] ?? message;
    const node = nodeAt(form.root, place);
    if (!node || isElsewhere(form, node, place)) return;
    const here = found.get(node.path);
    if (here) here.push(message);
    else found.set(node.path, [message]);
  });
  return found;
};

/** The next transaction with a finding, in a circle; undefined if only the shown one has any. */
export const nextWithFinding = (
  { transactionLines: lines, transaction }: ShownForm,
  positions: readonly TextPosition[],
): number | undefined => {
  const [first = Number.POSITIVE_INFINITY] = lines;
  const all = new Set(positions.filter(({ line }) => line >= first).map(({ line }) => transactionAt(lines, line)));
  all.delete(transaction);
  const inOrder = [...all].sort((a, b) => a - b);
  return inOrder.find((one) => one > transaction) ?? inOrder[0];
};
