import type { BodyOf } from '@clearbench/contracts/route';
import type { changeUserRoute, UserAccount } from '@clearbench/contracts/user/administration-routes';

type Body = BodyOf<typeof changeUserRoute>;

/** What the form holds of an account. */
export type AccountChoices = {
  readonly roles: readonly string[];
  readonly userState: UserAccount['userState'];
  readonly approvedState: UserAccount['approvedState'];
  readonly environmentIds: readonly string[];
  readonly planId: string;
  /** Last day of the plan, '' = without end. */
  readonly until: string;
};
export type Field = keyof AccountChoices;

/** What the reader has chosen; what is not in it follows the account. */
export type AccountDraft = Partial<AccountChoices>;

export const fields: readonly Field[] = ['approvedState', 'userState', 'roles', 'planId', 'until', 'environmentIds'];

export const choicesOf = ({ roles, userState, approvedState, environmentIds, planId, planUntil }: UserAccount) =>
  ({ roles, userState, approvedState, environmentIds, planId, until: planUntil.slice(0, 10) }) satisfies AccountChoices;

/** Lists are sets here: their order says nothing. */
const told = (value: AccountChoices[Field]): string =>
  typeof value === 'string' ? value : [...value].sort().join(' ');

export const isSame = (one: AccountChoices, other: AccountChoices, field: Field): boolean =>
  told(one[field]) === told(other[field]);

/** What the form shows: the account, with the reader's choices over it. */
export const shownIn = (account: UserAccount, draft: AccountDraft): AccountChoices => ({
  ...choicesOf(account),
  ...draft,
});

/** The draft without what is so already. */
export const needed = (account: UserAccount, draft: AccountDraft): AccountDraft => {
  const shown = shownIn(account, draft);
  const kept = fields.filter((field) => field in draft && !isSame(shown, choicesOf(account), field));
  return Object.fromEntries(kept.map((field) => [field, shown[field]])) as AccountDraft;
};

export type FieldChange = { readonly field: Field; readonly before: AccountChoices; readonly after: AccountChoices };

/** Which fields of the form differ between two states of an account. */
export const changesBetween = (before: UserAccount, after: UserAccount): readonly FieldChange[] => {
  const [old, now] = [choicesOf(before), choicesOf(after)];
  return fields.filter((field) => !isSame(old, now, field)).map((field) => ({ field, before: old, after: now }));
};

/** The order that makes the account what the form shows; it names only what the reader has chosen. */
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
