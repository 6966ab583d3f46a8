import '../../testing/jsdom-gaps.fixture.ts';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { settingsSlice } from '../../settings/settings-slice.ts';
import { languagesSlice } from '../../translation/languages-slice.ts';
import { sessionSucceeded, userSlice } from '../user-slice.ts';
import { gateSlice } from './gate-slice.ts';
import { VerifyGate } from './verify-gate.tsx';

const unverified: CurrentUser = {
  anonymous: false,
  roles: ['ROLE_USER'],
  needsEmailVerification: true,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};

const show = (email: string): void => {
  const store = configureStore({
    reducer: combineReducers({
      user: userSlice.reducer,
      settings: settingsSlice.reducer,
      languages: languagesSlice.reducer,
      gate: gateSlice.reducer,
    }),
  });
  store.dispatch(sessionSucceeded({ ...unverified, email }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <VerifyGate />
      </MemoryRouter>
    </Provider>,
  );
};

describe('verifying an address', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {} }));

  it('shows the link that was sent, and sends another one on request', () => {
    show('ada@bank.example');
    expect(screen.getByText('waiting.verify.next')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'waiting.verify.sendAgain' })).toBeTruthy();
  });

  it.each(['', 'not an address'])('promises no link to %j, where none can arrive', (email) => {
    show(email);
    expect(screen.getByText('waiting.verify.noAddress')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'waiting.verify.sendAgain' })).toBeNull();
  });
});
