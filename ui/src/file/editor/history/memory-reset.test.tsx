import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { simEnvSlice, simEnvsSucceeded } from '../../../sim-env/sim-env-slice.ts';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { historySlice, type Version, versionsRequested, versionsSucceeded } from './history-slice.ts';

const version = (contentVersion: number, at: string): Version => ({
  contentVersion,
  at,
  by: 'edit',
  actor: 'u1',
  actorName: 'Ida',
  size: 10,
});
const versions = [
  version(3, '2026-11-02T10:00:00.000Z'),
  version(2, '2026-11-02T09:00:00.000Z'),
  version(1, '2026-11-02T08:00:00.000Z'),
];

/** The rows of the history of a file in an environment whose memory was reset at this time. */
const rowsAfter = async (memoryResetAt: string | undefined): Promise<(string | null | undefined)[]> => {
  const store = configureStore({
    reducer: { [simEnvSlice.reducerPath]: simEnvSlice.reducer, [historySlice.reducerPath]: historySlice.reducer },
  });
  const others = [{ environmentId: 'other', memoryResetAt: '2026-11-02T09:59:00.000Z' }];
  store.dispatch(simEnvsSucceeded([...others, { environmentId: 'e1', memoryResetAt }] as never));
  const request = { fileId: 'f1', newest: 3 };
  store.dispatch(versionsRequested(request));
  store.dispatch(versionsSucceeded({ ...request, page: { items: versions } }));
  const { container } = await renderedEditor(
    <Provider store={store}>
      <HistoryPanel
        fileId="f1"
        environmentId="e1"
        version={3}
        compared={undefined}
        fixed={false}
        userId="u2"
        onCompare={undefined}
        onRestore={() => undefined}
        archiveName={undefined}
      />
    </Provider>,
  );
  const rows = container.querySelectorAll('.ed-versions > li');
  return [...rows].map((row) => row.querySelector('.ed-version-head strong, .ed-memory-reset > span')?.textContent);
};

describe('the history of a file', () => {
  const mark = 'Memory of the environment reset';
  it.each([
    ['before all versions', '2026-11-02T07:00:00.000Z', ['v3', 'v2', 'v1']],
    ['between two versions', '2026-11-02T08:30:00.000Z', ['v3', 'v2', mark, 'v1']],
    ['after the newest version', '2026-11-02T11:00:00.000Z', [mark, 'v3', 'v2', 'v1']],
    ['never', undefined, ['v3', 'v2', 'v1']],
  ])('marks where the memory was reset: %s', async (_, resetAt, rows) =>
    expect(await rowsAfter(resetAt)).toEqual(rows),
  );
});
