import '../../testing/jsdom-gaps.fixture.ts';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { layOut, press, recorder, Where, where } from '../../listing/testing/list-page.fixture.tsx';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { fileCommandsSlice } from '../commands/file-commands-slice.ts';
import { removedSlice } from '../removed/removed-slice.ts';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import type { ListedFile } from './conversation-rows.ts';
import { FileListView } from './file-list-view.tsx';
import { listFailed, listSlice, listSucceeded } from './list-slice.ts';

const environment: SimEnv = {
  environmentId: 'e1',
  environmentToken: 'SCTLAB',
  environmentName: 'SCT lab',
  environmentGroup: 'SEPA',
  scheme: 'sct',
  versions: ['2023'],
  canSendToTestEngine: true,
  clearing: { bic: 'B', systemCode: 'X', cutOff: '16:00', secondsPerBusinessDay: 1, magicCents: true },
};

beforeAll(async () => {
  await speakEnglish();
  layOut();
});

const show = (permissions = { canCreate: true, canEdit: true }, at = '/files/SCTLAB/2023') => {
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({
      fileList: listSlice.reducer,
      fileCommands: fileCommandsSlice.reducer,
      removedFiles: removedSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(recorder(seen)),
  });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <FileListView
          environment={environment}
          rbVersion="2023"
          filesPath="/files/SCTLAB/2023"
          permissions={permissions}
        />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  const give = (rows: ListedFile[], next?: string) =>
    act(() => void store.dispatch(listSucceeded({ items: rows, total: rows.length, ...(next ? { next } : {}) })));
  return { seen, store, give, of: (type: string) => seen.filter((action) => action.type === type) };
};

const files = (count: number) =>
  Array.from({ length: count }, (_, n) => sampleSummary({ fileId: `f${n}`, fileName: `file-${n}.xml` }));
const activeRow = () => screen.getByRole('treegrid').getAttribute('aria-activedescendant');

describe('the file list on screen', () => {
  it('requests the list of its address', () => {
    const { of } = show(undefined, '/files/SCTLAB/2023?direction=ST&sort=size&view=files');
    expect(of('fileList/listRequested')[0]?.payload).toMatchObject({
      environmentToken: 'SCTLAB',
      rbVersion: '2023',
      direction: 'ST',
      sort: 'size',
    });
  });

  it('renders only visible rows of a very long list, and requests more only near its end', () => {
    const { give, of } = show();
    give(files(20_000), 'next');
    const drawn = screen.getAllByRole('row').length;
    expect(drawn).toBeGreaterThan(20);
    expect(drawn).toBeLessThan(60);
    expect(of('fileList/moreRequested')).toHaveLength(0);
  });

  it('requests more once when the end is near', () => {
    const { give, of } = show();
    give(files(30), 'next');
    expect(of('fileList/moreRequested')).toHaveLength(1);
  });

  it('shows the first steps if there are no files', () => {
    const { give } = show();
    give([]);
    expect(screen.getByText('No files yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a template' }).getAttribute('href')).toBe(
      '/files/SCTLAB/2023/create',
    );
  });

  it('offers to clear filters without matches', () => {
    const { give } = show(undefined, '/files/SCTLAB/2023?search=x');
    give([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(where()).toBe('/files/SCTLAB/2023');
  });

  it('shows the error and retries', () => {
    const { store, of } = show();
    act(() => void store.dispatch(listFailed({ errorKey: 'connection.lost', params: {} })));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(of('fileList/listRequested')).toHaveLength(2);
  });

  it('shows the name of the file that an answer belongs to', () => {
    const { give } = show();
    give([...files(1), sampleSummary({ fileId: 'a', direction: 'ST', causedByFileId: 'f0' })]);
    expect(screen.getByRole('link', { name: 'answer to file-0.xml' }).getAttribute('href')).toBe('/file/f0');
  });
});

describe('the keys of the file list', () => {
  it('move, and open the active row', () => {
    const { give } = show();
    give(files(5));
    press('Home');
    press('ArrowDown');
    expect(activeRow()).toBe('row-f1');
    press('Enter');
    expect(where()).toBe('/file/f1');
  });

  it('select rows and delete them after confirmation', () => {
    const { give, of } = show();
    give(files(5));
    press('Home');
    press(' ');
    press('ArrowDown', { shiftKey: true });
    expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeTruthy();
    press('Delete');
    expect(of('fileCommands/deleteRequested')).toHaveLength(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete', hidden: true }).at(-1) as HTMLElement);
    expect(of('fileCommands/deleteRequested')[0]?.payload).toEqual({ fileIds: ['f0', 'f1'] });
  });

  it('rename in place: Enter saves, Escape cancels', () => {
    const { give, of } = show();
    give(files(3));
    press('Home');
    press('F2');
    const field = screen.getByLabelText('New name');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'new.xml' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(of('fileCommands/renameRequested')[0]?.payload).toEqual({ fileId: 'f0', fileName: 'new.xml' });
    press('F2');
    fireEvent.change(screen.getByLabelText('New name'), { target: { value: 'other.xml' } });
    fireEvent.keyDown(screen.getByLabelText('New name'), { key: 'Escape' });
    expect(of('fileCommands/renameRequested')).toHaveLength(1);
  });

  it('do not rename to an invalid name', () => {
    const { give, of } = show();
    give(files(1));
    press('Home');
    press('F2');
    const field = screen.getByLabelText('New name');
    fireEvent.change(field, { target: { value: 'a/b.xml' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/^Use 1 to 120 characters for a file name/);
    expect(of('fileCommands/renameRequested')).toHaveLength(0);
  });

  it('copy, and do nothing that the plan forbids', () => {
    const { give, of } = show({ canCreate: true, canEdit: false });
    give(files(1));
    press('Home');
    press('d', { ctrlKey: true });
    press('F2');
    press('Delete');
    expect(of('fileCommands/copyRequested')).toHaveLength(1);
    expect(screen.queryByLabelText('New name')).toBeNull();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('open the menu, which shows why a file cannot be sent', () => {
    const { give } = show();
    give([sampleSummary({ direction: 'ST' })]);
    press('Home');
    press('F10', { shiftKey: true });
    expect(screen.getByText('Only files with direction TS can be sent.')).toBeTruthy();
  });
});

describe('a conversation in the file list', () => {
  const conversation = () => ({
    ...sampleSummary({ fileId: 'f0', fileName: 'sent.xml', transferId: 't1', transferState: 'closed' }),
    conversation: {
      answers: [
        sampleSummary({
          fileId: 'a1',
          fileName: 'report.xml',
          causedByFileId: 'f0',
          messageType: 'pacs.002.001.10',
          answerStatus: 'RJCT',
          answerCode: 'AM04',
        }),
        sampleSummary({
          fileId: 'a2',
          fileName: 'return.xml',
          causedByFileId: 'f0',
          messageType: 'pacs.004.001.09',
          answerCode: 'AC04',
        }),
      ],
      notListed: 0,
      matching: [],
      changedAt: '2026-11-02T08:00:00.000Z',
    },
  });

  it('shows the business time of files of an environment with a clock of its own', () => {
    const { give } = show();
    const businessAt = '2027-02-01T09:00:00.000Z';
    give([sampleSummary({ fileId: 'f0', fileName: 'later.xml', businessAt }), ...files(2).slice(1)]);
    expect(screen.getByRole('row', { name: /later\.xml/ }).textContent).toContain('1 Feb 2027');
    expect(screen.getAllByText(/2027/)).toHaveLength(1);
  });

  it('is opened and closed with the arrow keys, as a tree grid', () => {
    const { give } = show();
    give([conversation(), ...files(2).slice(1)]);
    const lead = screen.getByRole('row', { name: /sent\.xml/ });
    expect([lead.getAttribute('aria-level'), lead.getAttribute('aria-expanded')]).toEqual(['1', 'false']);
    expect(screen.queryByText('report.xml')).toBeNull();
    press('Home');
    press('ArrowRight');
    expect(lead.getAttribute('aria-expanded')).toBe('true');
    const answer = screen.getByRole('row', { name: /report\.xml/ });
    expect(['level', 'posinset', 'setsize'].map((name) => answer.getAttribute(`aria-${name}`))).toEqual([
      '2',
      '1',
      '2',
    ]);
    press('ArrowRight');
    expect(activeRow()).toBe('row-a1');
    press('ArrowDown');
    expect(activeRow()).toBe('row-a2');
    press('ArrowLeft');
    expect(activeRow()).toBe('row-f0');
    press('ArrowLeft');
    expect(screen.queryByText('report.xml')).toBeNull();
  });

  it('names its answers while it is closed, and shows the status and the code of each while it is open', () => {
    const { give } = show();
    give([conversation()]);
    screen.getByText('pacs.002 RJCT AM04 · pacs.004 AC04');
    screen.getByRole('link', { name: /^Conversation of sent.xml, 2 answers: pacs.002/ });
    fireEvent.click(screen.getByRole('button', { name: 'Show the answers to sent.xml' }));
    screen.getByText('RJCT');
    screen.getByText('AM04');
    screen.getByText('AC04');
    expect(screen.queryByText('answer to sent.xml')).toBeNull();
  });

  it('is one view of two', () => {
    const { give } = show();
    give([conversation()]);
    fireEvent.click(screen.getByRole('button', { name: 'All files' }));
    expect(where()).toBe('/files/SCTLAB/2023?view=files');
    expect(screen.getByRole('grid', { name: 'Files' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Conversations: each file with its answers' }));
    expect(where()).toBe('/files/SCTLAB/2023');
  });
});

describe('filters', () => {
  it('are in the address', () => {
    const { give } = show();
    give(files(1));
    fireEvent.click(screen.getByRole('button', { name: 'Validation' }));
    fireEvent.click(screen.getByText('Errors'));
    expect(where()).toBe('/files/SCTLAB/2023?validity=invalid');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filter Validation' }));
    expect(where()).toBe('/files/SCTLAB/2023');
  });

  it('are in the address together with the order', () => {
    const { give } = show(undefined, '/files/SCTLAB/2023?view=files');
    give(files(1));
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(where()).toBe('/files/SCTLAB/2023?view=files&sort=fileName&order=ascending');
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  });
});
