import '../../../testing/jsdom-gaps.fixture.ts';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { simEnvSlice, simEnvsSucceeded } from '../../../sim-env/sim-env-slice.ts';
import { speakEnglish } from '../../../testing/english-texts.fixture.ts';
import { sampleAccount, sampleEnvironment, samplePlan } from '../../testing/account.fixture.ts';
import { userSlice } from '../../user-slice.ts';
import { choicesSlice, choicesSucceeded } from '../choices/choices-slice.ts';
import { storedAccount } from './account-draft.ts';
import { accountEditor } from './account-editor.ts';
import { AccountPage } from './account-page.tsx';
import { endSessionsSlice } from './end-sessions-slice.ts';

const { read, saveFailed } = accountEditor.edit.actions;

beforeAll(async () => {
  await speakEnglish();
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
});

const show = (account: UserAccount = sampleAccount()) => {
  const store = configureStore({
    reducer: combineReducers({
      userEdit: accountEditor.edit.reducer,
      endSessions: endSessionsSlice.reducer,
      userChoices: choicesSlice.reducer,
      simEnv: simEnvSlice.reducer,
      user: userSlice.reducer,
    }),
  });
  const router = createMemoryRouter([
    { path: '/', element: <AccountPage userId={account.userId} /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const put = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  put(
    choicesSucceeded({
      plans: [samplePlan(), samplePlan({ planId: 'big', planName: 'Big', maxEnvs: 9 })],
      newUserNeedApproval: true,
    }),
  );
  put(simEnvsSucceeded(['One', 'Two', 'Three'].map((name, n) => sampleEnvironment(`e${n + 1}`, name))));
  put(read(storedAccount(account)));
  const go = () => act(() => router.navigate('/elsewhere'));
  return { put, go, edit: () => store.getState().userEdit, ending: () => store.getState().endSessions.running };
};

const box = (name: string) =>
  screen.getAllByLabelText(new RegExp(`^${name}`)).find(({ tagName }) => tagName === 'INPUT') as HTMLInputElement;
const tick = (name: string) => fireEvent.click(box(name));
const saveButton = () => screen.getByRole('button', { name: /^Save/ }) as HTMLButtonElement;

describe('the form of an account', () => {
  it('asks before unsaved changes are lost', async () => {
    const { go, edit } = show();
    tick('disabled');
    await go();
    fireEvent.click(screen.getByRole('button', { name: 'Stay on page', hidden: true }));
    expect(screen.queryByText('Elsewhere')).toBeNull();
    expect(edit().draft).not.toEqual({});
  });

  it('saves on Ctrl+S after a change', () => {
    const { edit } = show();
    expect(saveButton().disabled).toBe(true);
    tick('disabled');
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(edit().saving).toBe(true);
  });

  it('signs out everywhere only after confirmation', () => {
    const { ending } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(ending()).toBe(false);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(ending()).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('compares environments with the limit of the plan, explains it, and does not save too many', () => {
    show();
    expect(screen.getByText('1 selected; the plan Trial allows 2')).toBeTruthy();
    tick('Two');
    tick('Three');
    expect(screen.getByText(/The plan Trial allows 2 environments/)).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    fireEvent.change(screen.getByRole('combobox', { name: 'Plan' }), { target: { value: 'big' } });
    expect(saveButton().disabled).toBe(false);
  });

  it('requires at least one role', () => {
    show();
    tick('Tester');
    expect(screen.getByText('Select at least one role.')).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
  });

  it('shows changes by another administrator beside its own, and keeps its own', () => {
    const { put } = show();
    tick('Analyst');
    put(
      read(
        storedAccount(sampleAccount({ roles: ['ROLE_USER', 'ROLE_ADMIN'], userState: 'DISABLED', accountVersion: 4 })),
      ),
    );
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('your value: Analyst, Tester');
    expect(notice.textContent).toMatch(/State.*enabled.*disabled/);
    expect(box('Analyst').checked).toBe(true);
    expect(box('disabled').checked).toBe(true);
    fireEvent.click(within(notice).getByRole('button', { name: 'Discard changes' }));
    expect(box('Administrator').checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('explains that another administrator changed nothing in the form', () => {
    const { put } = show();
    tick('Analyst');
    put(read(storedAccount(sampleAccount({ emailVerified: false, accountVersion: 4 }))));
    expect(screen.getByRole('alert').textContent).toContain('No field of this form is affected. Save again.');
  });

  it('explains that the last administrator cannot be removed', () => {
    const { put } = show();
    put(saveFailed({ errorKey: 'user.lastAdministrator', params: {} }));
    expect(screen.getByText(/Tessa Tester is the only active administrator/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Select another user' })).toBeTruthy();
  });

  it('deletes only after the address was typed', () => {
    const { edit } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    const sure = screen.getByRole('button', { name: 'Delete permanently' }) as HTMLButtonElement;
    const field = screen.getByLabelText(/^Type .* to confirm/);
    fireEvent.change(field, { target: { value: 'tessa' } });
    fireEvent.submit(field);
    expect([sure.disabled, edit().removing]).toEqual([true, false]);
    fireEvent.change(field, { target: { value: 'Tessa@bank.example' } });
    fireEvent.submit(field);
    expect(edit().removing).toBe(true);
  });
});
