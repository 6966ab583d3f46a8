import type { RuleSeverities, RuleSeverity } from '@clearbench/contracts/format/rule-severity';
import type { TFunction } from 'i18next';

/** The possible severities of a rule, most severe first. */
export const severityChoices: readonly RuleSeverity[] = ['Error', 'Warning', 'Info', 'off'];

type RuleReference = { readonly ruleId: string };

/** In the order of the rules, so that equal selections give equal objects; default severities are omitted. */
export const chosenSeverities = <Rule extends RuleReference>(
  rules: readonly Rule[],
  severities: Readonly<Record<string, RuleSeverity | undefined>>,
  isUsual: (rule: Rule, severity: RuleSeverity) => boolean = () => false,
): Readonly<RuleSeverities> =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      const severity = severities[rule.ruleId];
      return severity === undefined || isUsual(rule, severity) ? [] : [[rule.ruleId, severity]];
    }),
  );

/** A description of the changed rules. */
export const severitiesText = (t: TFunction, severities: Readonly<RuleSeverities>): string => {
  const changed = Object.entries(severities).map(
    ([rule, severity]) => `${rule} ${t(`formatAdmin.severity.${severity}`)}`,
  );
  return changed.length === 0 ? t('editing.none') : changed.join(', ');
};
