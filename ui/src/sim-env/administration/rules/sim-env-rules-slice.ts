import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { readSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { type EditingState, editingSlice } from '../../../editing/editing-slice.ts';
import { chosenSeverities } from '../../../format/rule-severities.ts';

type Read = ReplyOf<typeof readSimEnvRulesRoute>;

export type SimEnvRulesForm = { readonly severities: Readonly<RuleSeverities> };
/** The rules of an environment as the form compares them. */
export type StoredSimEnvRules = Read & SimEnvRulesForm;

export const storedSimEnvRules = (read: Read): StoredSimEnvRules => {
  const own = Object.fromEntries(read.ruleSet.map(({ ruleId, severity }) => [ruleId, severity]));
  return { ...read, severities: chosenSeverities(read.ruleSet, own) };
};

export const simEnvRulesSlice = editingSlice('simEnvRules');

export type SimEnvRulesEdit = EditingState<StoredSimEnvRules, SimEnvRulesForm>;

type State = Parameters<typeof simEnvRulesSlice.selectors.selectEditing>[0];

/** The rules of the environment under the administrator's hands. */
export const selectSimEnvRules = (state: State): SimEnvRulesEdit =>
  simEnvRulesSlice.selectors.selectEditing(state) as unknown as SimEnvRulesEdit;
