import '../testing/jsdom-gaps.fixture.ts';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useLayoutEffect, useRef } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { simEnvSlice } from '../sim-env/sim-env-slice.ts';
import { choicesSlice } from '../user/administration/choices/choices-slice.ts';
import { userSlice } from '../user/user-slice.ts';
import { historyFailed, historyRequested, historySlice } from './history-slice.ts';
import { HistoryView } from './history-view.tsx';

/** Reports what a settings history shows on its first render. */
const FirstText = ({ report }: { readonly report: (text: string) => void }) => {
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render counts
  useLayoutEffect(() => {
    report(shown.current?.textContent ?? '');
  }, []);
  return (
    <div ref={shown}>
      <HistoryView noun="settings" id="app" />
    </div>
  );
};

describe('the history of a resource', () => {
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

  it('without a result yet is no error', () => {
    show('history.empty');
    expect(screen.getByText('history.empty')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read shows an error', () => {
    show('server_error');
    expect(screen.getByText('audit.fetchFailed')).toBeTruthy();
  });

  it('is not that of another kind of resource with the same id', () => {
    const reducer = combineReducers({
      history: historySlice.reducer,
      userChoices: choicesSlice.reducer,
      simEnv: simEnvSlice.reducer,
      user: userSlice.reducer,
    });
    const store = configureStore({ reducer });
    store.dispatch(historyRequested({ noun: 'look-and-feel', id: 'app' }));
    store.dispatch(historyFailed({ errorKey: 'history.empty', params: {} }));
    const first: string[] = [];
    render(
      <Provider store={store}>
        <MemoryRouter>
          <FirstText report={(text) => void first.push(text)} />
        </MemoryRouter>
      </Provider>,
    );
    expect(first).toEqual(['']);
  });
});
