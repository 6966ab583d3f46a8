import { type UserState, userSlice } from '../user-slice.ts';

/** Whether the visitor is an administrator. */
export const selectIsAdministrator = (state: { readonly [userSlice.reducerPath]: UserState }): boolean =>
  userSlice.selectors.selectUser(state)?.roles.includes('ROLE_ADMIN') ?? false;
