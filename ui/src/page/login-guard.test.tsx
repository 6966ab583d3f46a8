import '../testing/jsdom-gaps.fixture.ts';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { settingsSlice } from '../settings/settings-slice.ts';
import { sessionSucceeded, userSlice } from '../user/user-slice.ts';
import { LoginGuard } from './login-guard.tsx';

const openAt = (address: string): string | null => {
  const store = configureStore({
    reducer: combineReducers({ user: userSlice.reducer, settings: settingsSlice.reducer }),
  });
  store.dispatch(
    sessionSucceeded({
      anonymous: false,
      userId: 'u1',
      roles: ['ROLE_USER'],
      needsEmailVerification: false,
      userState: 'ENABLED',
      approvedState: 'APPROVED',
    }),
  );
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<LoginGuard />}>
            <Route path="/login" element={<p>Sign in</p>} />
          </Route>
          <Route path="/" element={<p>Files</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByText(/Sign in|Files/).textContent;
};

describe('the sign-in page of a user who is signed in', () => {
  it.each([
    ['/login', 'Files'],
    ['/login?ended=idle', 'Files'],
    ['/login?ended=replaced', 'Sign in'],
  ])('%s shows: %s', (address, text) => expect(openAt(address)).toBe(text));
});
