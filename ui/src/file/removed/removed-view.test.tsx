import '../../testing/jsdom-gaps.fixture.ts';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { recorder } from '../../listing/testing/list-page.fixture.tsx';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { sampleRemoved } from '../testing/removed-file.fixture.ts';
import { RemovedNotice } from './removed-link.tsx';
import { countSucceeded, removedSlice, removedSucceeded } from './removed-slice.ts';
import { RemovedView } from './removed-view.tsx';

beforeAll(speakEnglish);

const show = (canRestore = true) => {
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({ removedFiles: removedSlice.reducer }),
    middleware: (defaults) => defaults().concat(recorder(seen)),
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <RemovedView
          scope={{ environmentToken: 'SCTLAB', rbVersion: '2023' }}
          environmentName="SCT lab"
          filesPath="/files/SCTLAB/2023"
          canRestore={canRestore}
        />
        <RemovedNotice filesPath="/files/SCTLAB/2023" />
      </MemoryRouter>
    </Provider>,
  );
  const give = (...ids: string[]) =>
    act(() => void store.dispatch(removedSucceeded({ items: ids.map(sampleRemoved), total: ids.length })));
  const restored = () =>
    seen.filter(({ type }) => type === 'removedFiles/restoreRequested').map(({ payload }) => payload);
  return { store, give, restored };
};

describe('the removed files on screen', () => {
  it('are restored one by one', () => {
    const { give, restored } = show();
    give('a', 'b');
    expect(screen.getByRole('row', { name: /b\.xml/ }).textContent).toContain('9 Nov 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Restore b.xml' }));
    expect(restored()).toEqual([{ fileIds: ['b'] }]);
  });

  it('are restored together', () => {
    const { give, restored } = show();
    give('a', 'b', 'c');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all files shown' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select b.xml' }));
    fireEvent.click(screen.getByRole('button', { name: 'Restore 2 files' }));
    expect(restored()).toEqual([{ fileIds: ['a', 'c'] }]);
  });

  it('are read-only if the plan does not allow changes', () => {
    const { give } = show(false);
    give('a');
    expect(screen.getByRole('button', { name: 'Restore a.xml' }).hasAttribute('disabled')).toBe(true);
  });

  it('can be none, which is shown', () => {
    const { give } = show();
    give();
    expect(screen.getByRole('heading', { name: 'Nothing to restore' })).toBeTruthy();
  });

  it('are mentioned in an empty list', () => {
    const { store } = show();
    expect(screen.queryByText(/have expired/)).toBeNull();
    act(() => void store.dispatch(countSucceeded({ count: 4, counted: '' })));
    expect(screen.getByText(/4 files were deleted or have expired/)).toBeTruthy();
  });
});
