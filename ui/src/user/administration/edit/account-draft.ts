import type { BodyOf } from '@clearbench/contracts/route';
import type { changeUserRoute, UserAccount } from '@clearbench/contracts/user/administration-routes';
import type { Versioned } from '../../../admin-resource/edit-state.ts';
import { rolesInOrder } from '../account-names.ts';

type Body = BodyOf<typeof changeUserRoute>;

/** The fields of the form of an account. */
export type AccountChoices = {
  readonly roles: readonly string[];
  readonly userState: UserAccount['userState'];
  readonly approvedState: UserAccount['approvedState'];
  readonly environmentIds: readonly string[];
  readonly planId: string;
  /** The last day of the plan, '' = no expiry. */
  readonly until: string;
};
export type Field = keyof AccountChoices;

/** The changes of the administrator; fields that are not in it follow the account. */
export type AccountDraft = Partial<AccountChoices>;

/** An account as the edit page reads it. */
export type StoredAccount = Omit<UserAccount, keyof AccountChoices> & AccountChoices & Versioned;

/** The lists of `choices` in a fixed order: their order has no meaning, and an equal list is no change. */
export const inOrder = <C extends AccountDraft>(choices: C): C => ({
  ...choices,
  ...(choices.roles && { roles: rolesInOrder(choices.roles) }),
  ...(choices.environmentIds && { environmentIds: choices.environmentIds.toSorted() }),
});

export const storedAccount = (account: UserAccount): StoredAccount =>
  inOrder({ ...account, until: account.planUntil.slice(0, 10), version: account.accountVersion });

/** The command that saves the form: the administrator's changes, and plan and expiry together. */
export const changeOf = ({ userId, version }: StoredAccount, shown: AccountChoices, draft: AccountDraft): Body => {
  const { roles, userState, approvedState, environmentIds } = draft;
  const { planId, until } = shown;
  const planChosen = planId !== '' && ('planId' in draft || 'until' in draft);
  return {
    userId,
    basedOn: version,
    ...(roles ? { roles: [...roles] as NonNullable<Body['roles']> } : {}),
    ...(userState ? { userState } : {}),
    ...(approvedState && approvedState !== 'UNKNOWN' ? { approvedState } : {}),
    ...(environmentIds ? { environmentIds: [...environmentIds] } : {}),
    ...(planChosen ? { plan: { planId, ...(until === '' ? {} : { until }) } } : {}),
  };
};
