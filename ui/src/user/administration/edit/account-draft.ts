import type { BodyOf } from '@clearbench/contracts/route';
import type { changeUserRoute, UserAccount } from '@clearbench/contracts/user/administration-routes';

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

/** The changes of the user; fields that are not in it follow the account. */
export type AccountDraft = Partial<AccountChoices>;

export const fields: readonly Field[] = ['approvedState', 'userState', 'roles', 'planId', 'until', 'environmentIds'];

export const choicesOf = ({ roles, userState, approvedState, environmentIds, planId, planUntil }: UserAccount) =>
  ({ roles, userState, approvedState, environmentIds, planId, until: planUntil.slice(0, 10) }) satisfies AccountChoices;

/** Lists are compared as sets: their order does not matter. */
const comparable = (value: AccountChoices[Field]): string =>
  typeof value === 'string' ? value : [...value].sort().join(' ');

export const isSame = (one: AccountChoices, other: AccountChoices, field: Field): boolean =>
  comparable(one[field]) === comparable(other[field]);

/** The values of the form: the account with the user's changes. */
export const shownIn = (account: UserAccount, draft: AccountDraft): AccountChoices => ({
  ...choicesOf(account),
  ...draft,
});

/** The draft without values that equal the account. */
export const needed = (account: UserAccount, draft: AccountDraft): AccountDraft => {
  const shown = shownIn(account, draft);
  const kept = fields.filter((field) => field in draft && !isSame(shown, choicesOf(account), field));
  return Object.fromEntries(kept.map((field) => [field, shown[field]])) as AccountDraft;
};

export type FieldChange = { readonly field: Field; readonly before: AccountChoices; readonly after: AccountChoices };

/** The fields of the form that differ between two states of an account. */
export const changesBetween = (before: UserAccount, after: UserAccount): readonly FieldChange[] => {
  const [old, now] = [choicesOf(before), choicesOf(after)];
  return fields.filter((field) => !isSame(old, now, field)).map((field) => ({ field, before: old, after: now }));
};

/** The command that saves the form; it contains only the user's changes. */
export const changeOf = (account: UserAccount, draft: AccountDraft): Body => {
  const { roles, userState, approvedState, environmentIds } = draft;
  const { planId, until } = shownIn(account, draft);
  const planChosen = planId !== '' && ('planId' in draft || 'until' in draft);
  return {
    userId: account.userId,
    basedOn: account.accountVersion,
    ...(roles ? { roles: [...roles] as NonNullable<Body['roles']> } : {}),
    ...(userState ? { userState } : {}),
    ...(approvedState && approvedState !== 'UNKNOWN' ? { approvedState } : {}),
    ...(environmentIds ? { environmentIds: [...environmentIds] } : {}),
    ...(planChosen ? { plan: { planId, ...(until === '' ? {} : { until }) } } : {}),
  };
};
