import '../../testing/jsdom-gaps.fixture.ts';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { commandsOnOffer } from '../../command-palette/commands.ts';
import { commandOfKey, commandsIn, type RunnableCommand } from '../../commands/command.ts';
import { commandTableSpec, keyEventOf } from '../../commands/testing/command-table-spec.ts';
import { keysOfPage } from '../../key-list/key-notes.ts';
import { layOut, press, recorder, Where, where } from '../../listing/testing/list-page.fixture.tsx';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { texts } from '../../translation/texts.ts';
import { fileCommandsSlice } from '../commands/file-commands-slice.ts';
import { removedSlice } from '../removed/removed-slice.ts';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { type FileListContext, fileListCommands } from './file-list-commands.ts';
import { FileListView } from './file-list-view.tsx';
import { listSlice, listSucceeded } from './list-slice.ts';
import type { FileActions } from './use-file-actions.ts';

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
const filesPath = '/files/SCTLAB/2023';
const row = sampleSummary({ fileId: 'f0', fileName: 'one.xml' });

const contextOf = (files: readonly VipFileSummary[], over: Partial<FileListContext> = {}): FileListContext => ({
  file: files[0],
  files,
  environment,
  permissions: { canCreate: true, canEdit: true },
  actions: {} as FileActions,
  ...over,
});
const answer = sampleSummary({ direction: 'ST', origin: 'engine' });
const received = sampleSummary({ fileId: 'f0', direction: 'ST', origin: 'engine', messageType: 'pacs.008.001.08' });
const readOnly = { canCreate: false, canEdit: false, why: { validate: 'planCannotValidate' } } as const;
const closed = { ...environment, canSendToTestEngine: false };

describe('the table of the commands of the file list', () => {
  commandTableSpec(fileListCommands, {
    'no file': contextOf([]),
    'one file': contextOf([row]),
    'several files': contextOf([row, row]),
    'an answer': contextOf([answer]),
    'a file that is being sent': contextOf([sampleSummary({ transferState: 'requested' })]),
    'a plan without editing': contextOf([row], { permissions: readOnly }),
    'an environment without sending': contextOf([row, row], { environment: closed }),
  });
});

const show = (rows: VipFileSummary[]) => {
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
      <MemoryRouter initialEntries={[filesPath]}>
        <FileListView
          environment={environment}
          rbVersion="2023"
          filesPath={filesPath}
          permissions={{ canCreate: true, canEdit: true }}
        />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  act(() => void store.dispatch(listSucceeded({ items: rows, total: rows.length })));
  if (rows.length > 0) press('Home');
  return seen;
};

/** What each command does to the file `f0`. */
const effects: Readonly<Record<string, unknown>> = {
  searchCommand: 'search field',
  open: '/file/f0',
  menu: 'menu',
  check: `${filesPath}/check`,
  send: ['fileCommands/sendRequested', { fileId: 'f0' }],
  copy: ['fileCommands/copyRequested', { fileId: 'f0', newIds: false }],
  copyNewIds: ['fileCommands/copyRequested', { fileId: 'f0', newIds: true }],
  newIds: ['fileCommands/newIdsRequested', { fileIds: ['f0'] }],
  rename: 'name field',
  switchDirection: ['fileCommands/directionSwitchRequested', { fileId: 'f0', direction: 'ST' }],
  download: ['fileCommands/downloadRequested', { fileIds: ['f0'] }],
  delete: 'question',
  answer: `${filesPath}/create?answers=f0`,
};

const effectOf = (seen: readonly UnknownAction[]): unknown => {
  const sent = seen.find(({ type }) => type.startsWith('fileCommands/'));
  if (sent) return [sent.type, sent.payload];
  if (where() !== filesPath) return where();
  if (screen.queryByLabelText('New name')) return 'name field';
  if (screen.queryByRole('dialog', { hidden: true })) return 'question';
  if (screen.queryByRole('menu', { hidden: true })) return 'menu';
  return document.activeElement?.id === 'file-search' ? 'search field' : undefined;
};

type Runnable = RunnableCommand<FileListContext>;
const labelIn = ({ textKey, textKeyIn }: Runnable, place: 'toolbar' | 'contextMenu'): string =>
  texts.t(textKeyIn?.[place] ?? (typeof textKey === 'string' ? textKey : textKey(contextOf([row]))));

/** How a user starts a command from each place. */
const ways: Readonly<Record<string, (command: Runnable) => void>> = {
  toolbar: (command) => {
    press(' ');
    fireEvent.click(screen.getByRole('button', { name: labelIn(command, 'toolbar') }));
  },
  contextMenu: (command) => {
    press('F10', { shiftKey: true });
    const label = labelIn(command, 'contextMenu');
    fireEvent.click(document.querySelector(`[role="menuitem"][data-text="${label}"]`) as Element);
  },
  palette: ({ id }) =>
    act(() =>
      commandsOnOffer()
        .find((offered) => offered.id === `list-${id}`)
        ?.run(),
    ),
  keyList: ({ keys = '' }) => {
    expect(keysOfPage().map(([listed]) => listed)).toContain(keys);
    const { key, ...held } = keyEventOf(keys);
    press(key, held);
  },
};

const runnable = fileListCommands.filter((command): command is Runnable => command.handledBy === undefined);
const listings = runnable.flatMap((command) => command.places.map((place) => ({ id: command.id, place, command })));

describe('a command of the file list', () => {
  beforeAll(async () => {
    await speakEnglish();
    layOut();
  });

  it.each(listings)('$id runs from the $place', ({ command, place }) => {
    const seen = show([command.id === 'answer' ? received : row]);
    expect(effectOf(seen)).toBeUndefined();
    ways[place]?.(command);
    expect(effectOf(seen)).toEqual(effects[command.id]);
  });

  it('is not in the palette while it has no file', () => {
    show([]);
    expect(commandsOnOffer().map(({ id }) => id)).toEqual(['list-searchCommand', 'list-receiveTemplate']);
  });

  it('that cannot run for one file shows the reason in the toolbar, and is reachable by keyboard', () => {
    show([answer]);
    press(' ');
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Only files with direction TS can be sent.');
  });

  it('is in the toolbar in the order of the table', () =>
    expect(commandsIn(fileListCommands, 'toolbar', contextOf([row])).map(({ id }) => id)).toEqual([
      'check',
      'send',
      'newIds',
      'download',
      'delete',
    ]));
});

describe('the shortcuts of the file list', () => {
  const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, code: '' };
  const idOf = (key: string, over: object = {}) =>
    commandOfKey(fileListCommands, contextOf([row]), { key, ...held, ...over }, false)?.id;

  it.each([
    ['Enter', 'open'],
    ['Delete', 'delete'],
    ['F2', 'rename'],
    ['ContextMenu', 'menu'],
    ['/', 'searchCommand'],
  ])('%s is %s', (key, id) => expect(idOf(key)).toBe(id));

  it('copy with Ctrl+D, on a Mac as well', () => {
    expect(idOf('d', { ctrlKey: true })).toBe('copy');
    expect(idOf('D', { metaKey: true })).toBe('copy');
    expect(idOf('d')).toBeUndefined();
  });
});
