import type { RuleSeverities, RuleSeverity } from '@clearbench/contracts/format/rule-severity';
import type { TFunction } from 'i18next';

/** What a rule may be, the gravest first. */
export const severityChoices: readonly RuleSeverity[] = ['Error', 'Warning', 'Info', 'off'];

type Known = { readonly ruleId: string };

/** In the order of the rules, so that the same choices are the same object; what `isUsual` is not said. */
export const chosenSeverities = <Rule extends Known>(
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

/** Changed rules as people say them. */
export const saySeverities = (t: TFunction, severities: Readonly<RuleSeverities>): string => {
  const said = Object.entries(severities).map(([rule, severity]) => `${rule} ${t(`formatAdmin.severity.${severity}`)}`);
  return said.length === 0 ? t('editing.none') : said.join(', ');
};
