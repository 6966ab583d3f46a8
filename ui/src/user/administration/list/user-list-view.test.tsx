import '../../../testing/jsdom-gaps.fixture.ts';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { layOut, press, recorder, Where, where } from '../../../listing/testing/list-page.fixture.tsx';
import { speakEnglish } from '../../../testing/english-texts.fixture.ts';
import { sampleAccount, samplePlan } from '../../testing/account.fixture.ts';
import { choicesSlice, choicesSucceeded } from '../choices/choices-slice.ts';
import { bulkSlice, bulkSucceeded } from './bulk-slice.ts';
import { serviceAccountSlice } from './service-account-slice.ts';
import { userListSlice, userListSucceeded } from './user-list-slice.ts';
import { UserListView } from './user-list-view.tsx';

beforeAll(async () => {
  await speakEnglish();
  layOut();
});

const show = (at = '/admin/usermanagement') => {
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({
      serviceAccount: serviceAccountSlice.reducer,
      userList: userListSlice.reducer,
      userBulk: bulkSlice.reducer,
      userChoices: choicesSlice.reducer,
    }),
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(recorder(seen)),
  });
  const element = (
    <>
      <UserListView />
      <Where />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const put = (action: UnknownAction) => act(() => void store.dispatch(action));
  return {
    put,
    decide: (newUserNeedApproval: boolean) => put(choicesSucceeded({ plans: [samplePlan()], newUserNeedApproval })),
    give: (items: UserAccount[], next?: string) => {
      const counts = { all: items.length, unapproved: 0, rejected: 0, approved: items.length };
      put(userListSucceeded({ items, counts, ...(next ? { next } : {}) }));
    },
    of: (type: string) => seen.filter((action) => action.type === type).map(({ payload }) => payload),
  };
};

const users = (count: number, some: Partial<UserAccount> = {}) =>
  Array.from({ length: count }, (_, n) => sampleAccount({ userId: `u${n}`, displayName: `User ${n}`, ...some }));
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

describe('the list of users on screen', () => {
  it('waits for the settings that determine its category', () => {
    const { of, decide } = show();
    expect(of('userList/userListRequested')).toEqual([]);
    decide(true);
    expect(of('userList/userListRequested')).toMatchObject([{ category: 'unapproved' }]);
    expect(pressed()).toMatch(/^Waiting/);
  });

  it('starts with all users if no approval is required, and changes with the setting', () => {
    const { of, decide } = show('/admin/usermanagement?category=rejected');
    decide(true);
    decide(false);
    expect(of('userList/userListRequested').at(-1)).toMatchObject({ category: 'all' });
    expect(where()).toBe('/admin/usermanagement');
  });

  it('renders only visible rows of a very long list, and requests more only near its end', () => {
    const { give, decide, of } = show();
    decide(false);
    give(users(20_000), 'next');
    expect(screen.getAllByRole('row').length).toBeLessThan(70);
    expect(of('userList/moreUsersRequested')).toEqual([]);
    press('End');
  });

  it('supports the keyboard for moving and selecting; Enter opens', () => {
    const { give, decide, of } = show();
    decide(false);
    give(users(5));
    for (const key of ['ArrowDown', ' ', 'ArrowDown', 'ArrowDown', ' ']) press(key);
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(of('userBulk/bulkRequested')).toEqual([{ type: 'reject', userIds: ['u0', 'u2'] }]);
    press('Enter');
    expect(where()).toBe('/admin/usermanagement/u2/edit');
  });

  it('shows an error below its row, and keeps the row selected', () => {
    const { give, decide, put } = show();
    decide(false);
    give(users(3));
    press('a', { ctrlKey: true });
    put(
      bulkSucceeded({
        type: 'approve',
        outcomes: [{ id: 'u0' }, { id: 'u1', errorKey: 'user.notFound' }, { id: 'u2' }],
      }),
    );
    expect(screen.getByRole('alert').textContent).toContain('2 users approved. 1 user could not be updated');
    const row = screen.getByRole('row', { selected: true });
    expect(row.textContent).toContain('User 1');
    expect(within(row).getByText('This user does not exist.')).toBeTruthy();
  });

  it('assigns a plan with an expiry to all selected users', () => {
    const { give, decide, of } = show();
    decide(false);
    give(users(2));
    press('a', { ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Assign plan' }));
    fireEvent.change(screen.getByLabelText('Expires on'), { target: { value: '2026-12-31' } });
    fireEvent.submit(screen.getByLabelText('Expires on'));
    expect(of('userBulk/bulkRequested')).toEqual([
      { type: 'plan', userIds: ['u0', 'u1'], planId: 'trial', until: '2026-12-31' },
    ]);
  });

  it('marks unverified addresses and expired plans', () => {
    const { give, decide } = show();
    decide(false);
    give([sampleAccount({ emailVerified: false, planUntil: '2020-01-01' })]);
    expect(screen.getByText('not confirmed')).toBeTruthy();
    expect(screen.getByText('expired')).toBeTruthy();
  });

  it('shows that there are no waiting users, with a link to all users', () => {
    const { give, decide } = show();
    decide(true);
    give([]);
    expect(screen.getByRole('heading', { name: 'No users waiting for approval' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
    expect(where()).toBe('/admin/usermanagement?category=all');
  });
});
