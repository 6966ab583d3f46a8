import '../parts/jsdom-gaps.ts';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { simEnvSlice } from '../sim-env/sim-env-slice.ts';
import { choicesSlice } from '../user/administration/choices/choices-slice.ts';
import { userSlice } from '../user/user-slice.ts';
import { historyFailed, historySlice } from './history-slice.ts';
import { HistoryView } from './history-view.tsx';

describe('the history of a thing', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  const show = (errorKey: string): void => {
    const reducer = combineReducers({
      history: historySlice.reducer,
      userChoices: choicesSlice.reducer,
      simEnv: simEnvSlice.reducer,
      user: userSlice.reducer,
    });
    const store = configureStore({ reducer });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <HistoryView noun="settings" id="app" />
        </MemoryRouter>
      </Provider>,
    );
    act(() => void store.dispatch(historyFailed({ errorKey, params: {} })));
  };

  it('of which nothing is told yet is no fault', () => {
    show('history.nothing');
    expect(screen.getByText('history.nothing')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read says so', () => {
    show('server_error');
    expect(screen.getByText('audit.fetchFailed')).toBeTruthy();
  });
});
