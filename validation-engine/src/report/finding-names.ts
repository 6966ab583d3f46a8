import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';

type Named = Pick<ValidationMessage, 'ruleId' | 'path' | 'line' | 'column'>;

/**
 * A name for each finding of a report, good for as long as the rule finds something at that element: lines may come
 * and go before it. `P-07@/Document/…/ChrgBr`, with `~2` behind it where the rule found something there before.
 */
export const findingNames = (messages: readonly Named[]): readonly string[] => {
  const seen = new Map<string, number>();
  return messages.map(({ ruleId, path, line, column }) => {
    const name = `${ruleId}@${path === '' ? `${line}:${column}` : path}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}~${times}`;
  });
};
