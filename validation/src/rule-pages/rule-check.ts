import type { Layer, Severity } from '@clearbench/contracts/file/validation-report';

/** How a rule is checked, as the rule itself says. */
export type RuleCheck = {
  readonly layer: Layer;
  readonly severity: Severity;
  readonly source: string;
  /** It compares with earlier messages: without them it says nothing, or less. */
  readonly earlier?: 'needed' | 'asked';
  /** The rule that finds this as well, where there is none for it alone. */
  readonly by?: string;
};
