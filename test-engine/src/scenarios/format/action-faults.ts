import type { ActionName, RuleAction } from '@clearbench/contracts/scenario/rule-actions';
import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { SchemaFault } from '@clearbench/contracts/structured-text';
import { codeSet } from '@clearbench/iso20022/code-sets/code-sets';
import { mostDays, mostSeconds } from '../arguments.ts';
import { effectOfAction, namedAction } from '../effect-of-action.ts';

/** The list of ISO 20022 with the codes of an action. */
const codesOf: { readonly [N in ActionName]?: string } = {
  reject: 'status_reason',
  partAccept: 'status_reason',
  failSettlement: 'status_reason',
  return: 'return_reason',
  refund: 'return_reason',
  reverse: 'reversal_reason',
  recall: 'cancellation_reason',
  requestRecall: 'cancellation_reason',
  refuseRecall: 'payment_cancellation_rejection',
  refuseInquiry: 'claim_non_receipt_rejection',
};

type Path = SchemaFault['path'];
const fault = (errorKey: SchemaFault['errorKey'], params: SchemaFault['params'], path: Path): SchemaFault => ({
  errorKey,
  params,
  path,
  of: 'value',
});

const isRunaway = (delay: string): boolean => {
  const amount = Number.parseInt(delay.replace('+', ''), 10);
  return amount > (delay.endsWith('D') ? mostDays : mostSeconds);
};

const valueFault = (
  name: ActionName,
  field: string,
  value: unknown,
  hasCommand: boolean,
  path: Path,
): readonly SchemaFault[] => {
  if (typeof value === 'object') return hasCommand ? [] : [fault('scenario.noCommand', {}, path)];
  const list = field === 'code' ? codesOf[name] : undefined;
  if (list !== undefined && !codeSet(list).has(String(value)))
    return [fault('scenario.unknownCode', { code: String(value), action: name }, path)];
  if (field === 'after' && isRunaway(String(value)))
    return [fault('scenario.delayTooLong', { delay: String(value), days: mostDays, seconds: mostSeconds }, path)];
  return [];
};

const actionFaults = (action: RuleAction, hasCommand: boolean, path: Path): readonly SchemaFault[] => {
  const [name, parameters] = namedAction(action);
  const values = Object.entries(parameters);
  const faults = values.flatMap(([field, value]) => valueFault(name, field, value, hasCommand, [...path, name, field]));
  const isOpen = values.some(([, value]) => typeof value === 'object');
  if (faults.length > 0 || isOpen || name === 'accept' || effectOfAction(action) !== undefined) return faults;
  return [fault('scenario.badValue', { value: JSON.stringify(parameters) }, [...path, name])];
};

/** Unknown codes, delays beyond the limits, arguments of a command that the rule does not have. */
export const faultsOfActions = ({ then = [], oneOf = [], when }: ScenarioRule, path: Path): readonly SchemaFault[] => {
  const hasCommand = when?.command !== undefined;
  return [
    ...then.flatMap((action, index) => actionFaults(action, hasCommand, [...path, 'then', index])),
    ...oneOf.flatMap((one, index) =>
      one.then.flatMap((action, at) => actionFaults(action, hasCommand, [...path, 'oneOf', index, 'then', at])),
    ),
  ];
};
