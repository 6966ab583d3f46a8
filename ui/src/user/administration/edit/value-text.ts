import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { rolesInOrder } from '../account-names.ts';
import { dayText } from '../days.ts';
import type { AccountChoices, Field } from './account-draft.ts';

/** The functions that provide names and texts for values. */
export type ValueTextParts = {
  readonly t: (key: string) => string;
  readonly language: string;
  readonly plans: readonly PlanDetails[];
  readonly environments: readonly SimEnv[];
};

const listed = (names: readonly string[], none: string): string => (names.length === 0 ? none : names.join(', '));

/** The value of a field as text. */
export const valueText = (
  choices: AccountChoices,
  field: Field,
  { t, language, plans, environments }: ValueTextParts,
): string => {
  const none = t('userEdit.none');
  switch (field) {
    case 'roles':
      return listed(
        rolesInOrder(choices.roles).map((role) => t(`role.${role}`)),
        none,
      );
    case 'userState':
      return t(`userState.${choices.userState}`);
    case 'approvedState':
      return t(`approval.${choices.approvedState}`);
    case 'planId':
      return plans.find(({ planId }) => planId === choices.planId)?.planName ?? (choices.planId || none);
    case 'until':
      return choices.until === '' ? none : dayText(choices.until, language);
    case 'environmentIds':
      return listed(
        choices.environmentIds.map(
          (id) => environments.find(({ environmentId }) => environmentId === id)?.environmentName ?? id,
        ),
        none,
      );
  }
};
