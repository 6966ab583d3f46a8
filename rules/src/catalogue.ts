import type { CatalogueRule, Rule } from '@clearbench/validation-engine/rule';
import { everyRule } from './generated/every-rule.ts';

const hasCheck = (rule: CatalogueRule): rule is Rule => 'check' in rule;

/** Every rule with a check of its own, in the order of the catalogue. */
export const ruleCatalogue: readonly Rule[] = everyRule.filter(hasCheck);

/** Every id of the catalogue, also of rules that the structure check or another rule reports. */
export const ruleIds: readonly string[] = everyRule.map(({ id }) => id);
