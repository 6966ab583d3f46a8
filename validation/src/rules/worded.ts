import { shortened } from '../report/finding.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const withParams = (finding: RuleFinding): RuleFinding => {
  const { value, expected, params } = finding;
  if (value === undefined && expected === undefined) return finding;
  return {
    ...finding,
    params: {
      ...(value === undefined ? {} : { value: shortened(value) }),
      ...(expected === undefined ? {} : { expected: shortened(expected) }),
      ...params,
    },
  };
};

const complete = (findings: readonly RuleFinding[]): readonly RuleFinding[] =>
  findings.length === 0 ? findings : findings.map(withParams);

/** The same rule, whose sentences may also speak of the finding's `value` and `expected`. */
export const worded = (rule: Rule): Rule => {
  const { check, close } = rule;
  return {
    ...rule,
    check: (node, context, state) => complete(check(node, context, state)),
    ...(close === undefined ? {} : { close: (context, state, root) => complete(close(context, state, root)) }),
  };
};
