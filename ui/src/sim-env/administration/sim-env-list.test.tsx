import '../../testing/jsdom-gaps.fixture.ts';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { sampleEnvironment } from '../../user/testing/account.fixture.ts';
import { SimEnvList } from './sim-env-list.tsx';
import { type ListedSimEnv, simEnvs } from './sim-env-resource.ts';

const { items } = simEnvs;
const { succeeded, failed } = items.actions;

beforeAll(speakEnglish);

const show = (...replies: readonly UnknownAction[]) => {
  const store = configureStore({ reducer: combineReducers({ [items.reducerPath]: items.reducer }) });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SimEnvList />
      </MemoryRouter>
    </Provider>,
  );
  for (const reply of replies) act(() => void store.dispatch(reply));
  return store;
};

describe('the list of environments', () => {
  it('shows that it could not be read, and reads it again on request', () => {
    const store = show(failed({ errorKey: 'server_error', params: {} }));
    expect(screen.getByRole('alert').textContent).toContain('Fetch SimEnvs failed!');
    expect(screen.queryByText('No environments yet')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(items.select(store.getState()).status).toBe('loading');
  });

  it('explains environments while there is none', () => {
    show(succeeded([]));
    expect(screen.getByRole('link', { name: 'Create the first environment' }).getAttribute('href')).toBe(
      '/admin/simenv/create',
    );
  });

  it('shows the existing environments', () => {
    const environment: ListedSimEnv = { ...sampleEnvironment('e1', 'Bench'), members: 3, files: 12 };
    show(succeeded([environment]));
    expect(screen.getByRole('link', { name: 'Bench' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '12' })).toBeTruthy();
    expect(screen.queryByText('No environments yet')).toBeNull();
  });
});
