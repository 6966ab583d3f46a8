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

/** The rows of the history of a file in an environment whose memory was reset at these times. */
const rowsAfter = async (...times: readonly string[]): Promise<(string | null | undefined)[]> => {
  const store = configureStore({
    reducer: { [simEnvSlice.reducerPath]: simEnvSlice.reducer, [historySlice.reducerPath]: historySlice.reducer },
  });
  store.dispatch(simEnvsSucceeded([{ environmentId: 'e1', memory: times.length }] as never));
  const memoryResets = times.map((at, index) => ({ at, memory: times.length - index }));
  const request = { fileId: 'f1', newest: 3 };
  store.dispatch(versionsRequested(request));
  store.dispatch(versionsSucceeded({ ...request, page: { items: versions, memoryResets } }));
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
  return [...rows].map(
    (row) => row.querySelector('.ed-version-head strong, .ed-memory-reset > span, summary')?.textContent,
  );
};

describe('the history of a file', () => {
  const mark = 'Memory of the environment reset';
  it.each([
    ['before all versions', ['2026-11-02T07:00:00.000Z'], ['v3', 'v2', 'v1']],
    ['between two versions', ['2026-11-02T08:30:00.000Z'], ['v3', 'v2', mark, 'v1']],
    [
      'several times',
      ['2026-11-02T11:00:00.000Z', '2026-11-02T08:31:00.000Z', '2026-11-02T08:30:00.000Z'],
      [mark, 'v3', 'v2', mark, mark, 'v1'],
    ],
    ['never', [], ['v3', 'v2', 'v1']],
  ])('marks every reset of the memory: %s', async (_, times, rows) => expect(await rowsAfter(...times)).toEqual(rows));

  it('has a list of the earlier ones of many resets at one place', async () => {
    const times = Array.from({ length: 5 }, (_, minute) => `2026-11-02T11:0${9 - minute}:00.000Z`);
    expect(await rowsAfter(...times)).toEqual([mark, mark, mark, '2 earlier resets', 'v3', 'v2', 'v1']);
  });
});
