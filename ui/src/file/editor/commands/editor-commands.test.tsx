import '../../../testing/jsdom-gaps.fixture.ts';
import { fireEvent, screen } from '@testing-library/react';
import { commandsOnOffer } from '../../../command-palette/commands.ts';
import { commandOfKey, commandsIn, labelKeyOf, type RunnableCommand, runCommand } from '../../../commands/command.ts';
import type { PressedKey } from '../../../commands/shortcut.ts';
import { commandTableSpec, keyEventOf } from '../../../commands/testing/command-table-spec.ts';
import { keysOfPage, onShowKeyList } from '../../../key-list/key-notes.ts';
import { speakEnglish } from '../../../testing/english-texts.fixture.ts';
import { texts } from '../../../translation/texts.ts';
import { EditorActionsBar } from '../header/editor-actions-bar.tsx';
import { newlyOpened, type OpenFile } from '../session/open-file.ts';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { sampleSummary } from '../testing/server.fake.ts';
import type { MenuAction, TextView } from '../text/text-view.ts';
import { editorCommands } from './editor-commands.ts';
import type { EditorContext } from './editor-context.ts';
import type { Permissions } from './unavailable-reason.ts';
import { useEditorCommands } from './use-editor-commands.ts';

const allowed = { canEdit: true, canCreate: true, canValidate: true, canSendToTestEngine: true, magicCents: true };
const fileWith = (over: Partial<OpenFile> = {}): OpenFile => ({
  ...newlyOpened('f1', 's'),
  summary: sampleSummary(),
  ...over,
});
const start = { line: 1, column: 1 };
const piece = { number: 1, pieces: 2, firstLine: 1, firstColumn: 1, lines: 1, end: start };

/** Records the calls of its functions, by any name. */
const noting = <T extends object>(name: string, effects: string[]): T =>
  new Proxy({} as T, {
    get:
      (_, verb) =>
      (...given: readonly unknown[]) =>
        void effects.push([name, String(verb), ...given.map(String)].join(' ')),
  });

/** A page whose commands only record their calls. */
const pageOf = (file: OpenFile = fileWith(), permissions: Permissions = allowed) => {
  const effects: string[] = [];
  const inContextMenu = new Set<MenuAction>();
  const listInContextMenu = (actions: readonly MenuAction[]) => {
    for (const action of actions) inContextMenu.add(action);
    return () => inContextMenu.clear();
  };
  const text = { source: { length: () => 10 }, listInContextMenu } as unknown as TextView;
  const context: EditorContext = {
    file,
    permissions,
    text,
    subset: { scheme: 'SCT', rulebook: '2025' },
    showsAllElements: false,
    requests: noting('request', effects),
    page: noting('page', effects),
  };
  return { effects, inContextMenu, context };
};

const Page = ({ context }: { readonly context: EditorContext }) => {
  useEditorCommands(context);
  return <EditorActionsBar context={context} />;
};

const noText = { ...pageOf().context, text: undefined };

describe('the table of the commands of the editor', () => {
  commandTableSpec(editorCommands, {
    'a file that can be edited': pageOf().context,
    'a text in pieces': pageOf(fileWith({ piece })).context,
    'an answer of the test engine': pageOf(fileWith({ summary: sampleSummary({ origin: 'engine', direction: 'ST' }) }))
      .context,
    'a plan without editing': pageOf(fileWith(), { ...allowed, canEdit: false, canCreate: false }).context,
    'an environment without sending': pageOf(fileWith(), { ...allowed, canSendToTestEngine: false }).context,
    'a conflict': pageOf(fileWith({ sync: { status: 'conflict', theirs: 2 } })).context,
    'all elements shown': { ...pageOf().context, showsAllElements: true },
    'a message without a subset': { ...pageOf().context, subset: undefined },
    'a running command': pageOf(fileWith({ runningCommand: 'send' })).context,
    'no text yet': noText,
  });
});

type Runnable = RunnableCommand<EditorContext>;
type RunnersBySurface = Readonly<Record<string, (command: Runnable, page: ReturnType<typeof pageOf>) => void>>;

const labelOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
const textOf = (key: string): string => texts.t(key);

/** How a user starts a command from each place. */
const ways: RunnersBySurface = {
  toolbar: ({ textKeyIn, textKey }) => {
    const key = textKeyIn?.toolbar ?? textKey;
    fireEvent.click(screen.getByRole('button', { name: textOf(String(key)) }));
  },
  menu: ({ textKey }, { context }) => {
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const label = textOf(typeof textKey === 'string' ? textKey : textKey(context));
    fireEvent.click(document.querySelector(`[role="menuitem"][data-text="${label}"]`) as Element);
  },
  contextMenu: ({ id }, { inContextMenu }) => [...inContextMenu].find((action) => action.id === id)?.run(),
  palette: ({ id }) =>
    commandsOnOffer()
      .find((offered) => offered.id === `editor-${id}`)
      ?.run(),
  keyList: ({ keys = '' }) => {
    expect(keysOfPage().map(([listed]) => listed)).toContain(keys);
    fireEvent.keyDown(document.body, keyEventOf(keys));
  },
};

const runnable = editorCommands.filter((command): command is Runnable => command.handledBy === undefined);
const listings = runnable.flatMap((command) => command.places.map((place) => ({ id: command.id, place, command })));

describe('a command of the editor', () => {
  beforeAll(speakEnglish);

  it.each(listings)('$id runs from the $place', async ({ command, place }) => {
    const page = pageOf(fileWith(command.isOffered ? { piece } : {}));
    const { effects } = page;
    const stop = onShowKeyList(() => void effects.push('key list'));
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      effects.push(`link ${this.href}`);
    };
    command.run(page.context, keyEventOf(command.keys ?? ''));
    const expected = effects.splice(0);
    expect(expected).toHaveLength(1);
    await renderedEditor(<Page context={page.context} />);
    ways[place]?.(command, page);
    expect(effects).toEqual(expected);
    HTMLAnchorElement.prototype.click = click;
    stop();
  });

  it('that is unavailable shows the reason in toolbar and menu, is reachable by keyboard, and does nothing', async () => {
    const page = pageOf(fileWith(), { ...allowed, canEdit: false });
    await renderedEditor(<Page context={page.context} />);
    const reason = 'Your plan does not include editing and sending.';
    const button = screen.getByRole('button', { name: `Indent – ${reason}` });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-description')).toBe(reason);
    fireEvent.keyDown(document.body, keyEventOf('Shift+Alt+F'));
    fireEvent.keyDown(document.body, keyEventOf('Ctrl+Enter'));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const item = document.querySelector('[role="menuitem"][data-text="Indent"]') as HTMLElement;
    expect(item.textContent).toContain(reason);
    fireEvent.click(item);
    expect(page.effects).toEqual([]);
  });

  it('that is unavailable is neither in the palette nor in the context menu', async () => {
    const page = pageOf(fileWith(), { ...allowed, canEdit: false });
    await renderedEditor(<Page context={page.context} />);
    const inPalette = commandsOnOffer().map(({ id }) => id);
    const inMenu = [...page.inContextMenu].map(({ id }) => id);
    expect([inPalette.includes('editor-goTo'), inMenu.includes('goTo')]).toEqual([true, true]);
    expect([inPalette.includes('editor-indent'), inMenu.includes('indent')]).toEqual([false, false]);
  });

  it('is in the toolbar in the order of the table, the primary one last', async () => {
    const { container } = await renderedEditor(<Page context={pageOf().context} />);
    const listed = commandsIn(editorCommands, 'toolbar', pageOf().context);
    const labels = [
      ...listed.filter(({ look }) => look !== 'primary'),
      ...listed.filter(({ look }) => look === 'primary'),
    ].map((command) => texts.t(labelKeyOf(command, 'toolbar', pageOf().context)));
    expect(labels.at(-1)).toBe('Send');
    const shown = [...container.querySelectorAll('button')].map(labelOf).filter((label) => label !== 'More');
    expect(shown).toEqual(labels);
  });
});

const idOf = (key: string, over: Partial<PressedKey> = {}, isTyping = false, file: OpenFile = fileWith()) =>
  commandOfKey(
    editorCommands,
    pageOf(file).context,
    { key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...over },
    isTyping,
  )?.id;

describe('the shortcuts of the editor', () => {
  const inPieces = fileWith({ piece });

  it('save and send, with Ctrl or with the command key', () => {
    expect(idOf('s', { ctrlKey: true })).toBe('save');
    expect(idOf('s', { metaKey: true })).toBe('save');
    expect(idOf('g', { ctrlKey: true }, true)).toBe('goTo');
    expect(idOf('Enter', { ctrlKey: true }, true)).toBe('send');
    expect(idOf('S', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  });

  it('toggle what Tab does, with Shift as on a Mac, from anywhere', () => {
    expect(idOf('m', { ctrlKey: true }, true)).toBe('tabKey');
    expect(idOf('M', { ctrlKey: true, shiftKey: true }, true)).toBe('tabKey');
    expect(idOf('m', { metaKey: true })).toBeUndefined();
  });

  it('open the search from anywhere except the text and the fields', () => {
    expect(idOf('f', { ctrlKey: true })).toBe('find');
    expect(idOf('f', { ctrlKey: true }, true)).toBeUndefined();
  });

  it('open the search from anywhere in a text that is shown in pieces, and go to the next match', () => {
    expect(idOf('f', { ctrlKey: true }, true, inPieces)).toBe('find');
    expect(idOf('F3', {}, true, inPieces)).toBe('nextMatch');
    expect(idOf('F3', { shiftKey: true }, false, inPieces)).toBe('previousMatch');
    expect(idOf('F3')).toBeUndefined();
  });

  it('step through the findings', () => {
    expect(idOf('F8')).toBe('next');
    expect(idOf('F8', { shiftKey: true })).toBe('previous');
    expect(idOf('F8', { altKey: true }, true)).toBe('reveal');
  });

  it('indent, for any character of the keyboard layout', () =>
    expect(idOf('Ï', { altKey: true, shiftKey: true, code: 'KeyF' })).toBe('indent'));

  it('change the tab', () => {
    const { effects, context } = pageOf();
    for (const digit of [1, 2, 5, 6]) {
      const pressed = { ...keyEventOf(`Alt+${digit}`), key: '¡' };
      const command = commandOfKey(editorCommands, context, pressed, true);
      if (command) runCommand(command, context, pressed);
    }
    expect(effects).toEqual(['page openTab report', 'page openTab form', 'page openTab history']);
  });

  it('search the findings, unless a slash is typed into a field', () => {
    expect(idOf('/')).toBe('search');
    expect(idOf('/', { shiftKey: true })).toBe('search');
    expect(idOf('/', {}, true)).toBeUndefined();
  });
});
