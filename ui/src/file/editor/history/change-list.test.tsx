import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { ChangeList } from './change-list.tsx';
import { changesFailed, changesRequested, changesSucceeded, historySlice, versionsRequested } from './history-slice.ts';

const change = (over: object) => ({
  kind: 'changed' as const,
  path: '/D/A',
  element: 'A',
  from: '1',
  to: '2',
  line: 1,
  ...over,
});
const reply = (changes: readonly ReturnType<typeof change>[], over: object = {}) => ({
  from: 1,
  to: 2,
  changes: [...changes],
  notListed: 0,
  result: 'complete' as const,
  ...over,
});

describe('the changes of a version', () => {
  it('shows the element, the old and the new value', async () => {
    const amount = change({ path: '/D/IntrBkSttlmAmt', element: 'IntrBkSttlmAmt', from: '125.00', to: '99.11' });
    const { container } = await renderedEditor(<ChangeList reply={reply([amount])} />);
    expect(container.querySelector('li')?.textContent).toBe('IntrBkSttlmAmt125.0099.11');
    expect(container.querySelector('[title="/D/IntrBkSttlmAmt"]')).toBeTruthy();
  });

  it('counts the changes that are not shown', async () => {
    const changes = Array.from({ length: 5 }, (_, at) => change({ path: `/D/A[${at}]` }));
    const { container } = await renderedEditor(<ChangeList reply={reply(changes, { notListed: 10 })} most={3} />);
    expect(container.querySelectorAll('li')).toHaveLength(3);
    expect(container.textContent).toContain('12 further changes');
  });

  it('explains why there are none', async () => {
    const { container } = await renderedEditor(<ChangeList reply={reply([], { result: 'tooLarge' })} />);
    expect(container.querySelector('p')?.textContent).toBe('The text is too large to compare element by element.');
  });

  it('are cached by pair of versions, and removed with the file', () => {
    const { reducer } = historySlice;
    const of = { fileId: 'f1', from: 1, to: 2 };
    let state = reducer(undefined, versionsRequested({ fileId: 'f1', newest: 2 }));
    state = reducer(state, changesRequested(of));
    expect(state.changes['1-2']).toEqual({ status: 'loading' });
    expect(reducer(state, changesFailed(of)).changes['1-2']).toEqual({ status: 'failed' });
    state = reducer(state, changesSucceeded({ ...of, reply: reply([]) }));
    expect(state.changes['1-2']).toMatchObject({ status: 'ready' });
    expect(reducer(state, changesSucceeded({ ...of, fileId: 'f2', reply: reply([]) }))).toBe(state);
    expect(reducer(state, versionsRequested({ fileId: 'f2', newest: 1 })).changes).toEqual({});
  });
});
