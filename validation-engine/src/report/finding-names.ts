import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';

type Named = Pick<ValidationMessage, 'ruleId' | 'path' | 'line' | 'column'>;

/**
 * A name for each finding of a report, valid as long as the rule has a finding at that element: lines may be added
 * and removed before it. `P-07@/Document/…/ChrgBr`, with `~2` appended for the second finding of the rule there.
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
