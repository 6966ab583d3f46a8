import {
  IconBug,
  IconCopy,
  IconCopyPlus,
  IconDownload,
  IconIndentIncrease,
  IconKeyboard,
  IconLetterCaseToggle,
  IconListTree,
  IconMessageReport,
  IconRefreshDot,
  IconSend,
  IconTrash,
} from 'virtual:icons';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import type { Command } from '../../../commands/command.ts';
import type { PressedKey } from '../../../commands/shortcut.ts';
import { urlOf } from '../../../http/build-request.ts';
import { showKeyList } from '../../../key-list/key-notes.ts';
import { type Tab, tabs } from '../page/page-address.ts';
import type { FileCommand, OpenFile } from '../session/open-file.ts';
import type { EditorContext } from './editor-context.ts';
import { reasonOf, toolReason } from './unavailable-reason.ts';

const isShownInPieces = ({ file }: EditorContext): boolean => file.piece !== undefined;

const hasReportComments = ({ file }: EditorContext): boolean => file.summary?.reportCommentsShown === true;

/** Loads the saved text. */
const download = ({ fileId, summary }: OpenFile): void => {
  const href = urlOf(readContentRoute, { params: { fileId }, query: { download: 'true' } });
  Object.assign(document.createElement('a'), { href, download: summary?.fileName ?? '' }).click();
};

const panels = tabs.filter((tab) => tab !== 'text');

/** Alt and a digit, for any character of the keyboard layout. */
const tabOf = ({ altKey, ctrlKey, metaKey, shiftKey, code }: PressedKey): Tab | undefined =>
  altKey && !ctrlKey && !metaKey && !shiftKey ? panels[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1] : undefined;

/** A file command: unavailable for the reasons of plan, file and environment, and running while the server works. */
const ofFile = (command: FileCommand) => ({
  unavailableBecause: ({ file, permissions }: EditorContext) => reasonOf(command, file, permissions),
  isRunning: ({ file }: EditorContext) => file.runningCommand === command,
});

const fileCommands: readonly Command<EditorContext>[] = [
  {
    id: 'save',
    textKey: 'editor.shortcuts.save',
    keys: 'Ctrl+S',
    places: ['palette', 'keyList'],
    run: ({ requests }) => requests.save(),
  },
  {
    id: 'send',
    textKey: 'editor.shortcuts.send',
    textKeyIn: { toolbar: 'editor.send.label' },
    hintKey: 'editor.send.hint',
    icon: IconSend,
    keys: 'Ctrl+Enter',
    look: 'primary',
    places: ['toolbar', 'palette', 'keyList'],
    ...ofFile('send'),
    run: ({ page }) => page.send(),
  },
];

const textCommands: readonly Command<EditorContext>[] = [
  {
    id: 'indent',
    textKey: 'editor.indent',
    icon: IconIndentIncrease,
    keys: 'Shift+Alt+F',
    section: 'text',
    places: ['toolbar', 'menu', 'contextMenu', 'palette', 'keyList'],
    ...ofFile('indent'),
    run: ({ requests }) => requests.indent(),
  },
  {
    id: 'comments',
    textKey: (context) => (hasReportComments(context) ? 'editor.reportComments.hide' : 'editor.reportComments.show'),
    textKeyIn: { toolbar: 'editor.reportComments.label' },
    icon: IconMessageReport,
    section: 'text',
    places: ['toolbar', 'menu', 'palette'],
    ...ofFile('reportComments'),
    isOn: hasReportComments,
    run: (context) => context.requests.reportComments(!hasReportComments(context)),
  },
  {
    id: 'newIds',
    textKey: 'editor.newIds.label',
    icon: IconRefreshDot,
    section: 'text',
    places: ['menu', 'palette'],
    ...ofFile('newIds'),
    run: ({ requests }) => requests.newIds(),
  },
  {
    id: 'allElements',
    textKey: ({ showsAllElements }) => (showsAllElements ? 'editor.elements.hide' : 'editor.elements.show'),
    icon: IconListTree,
    section: 'text',
    places: ['menu', 'palette'],
    isOffered: ({ subset }) => subset !== undefined,
    isOn: ({ showsAllElements }) => showsAllElements,
    run: ({ page }) => page.toggleElements(),
  },
  {
    id: 'breakRule',
    textKey: 'errorInjection.menu',
    icon: IconBug,
    section: 'text',
    places: ['menu', 'contextMenu', 'palette'],
    unavailableBecause: (context) => toolReason(context, 'breakRule'),
    run: ({ page }) => page.open('breakRule'),
  },
  {
    id: 'convert',
    textKey: 'characterConversion.menu',
    icon: IconLetterCaseToggle,
    section: 'text',
    places: ['menu', 'contextMenu', 'palette'],
    unavailableBecause: (context) => toolReason(context, 'convert'),
    run: ({ page }) => page.open('convert'),
  },
];

const findingCommands: readonly Command<EditorContext>[] = [
  {
    id: 'next',
    textKey: 'editor.shortcuts.next',
    keys: 'F8',
    places: ['palette', 'keyList'],
    run: ({ page }) => page.stepToFinding('next'),
  },
  {
    id: 'previous',
    textKey: 'editor.shortcuts.previous',
    keys: 'Shift+F8',
    places: ['palette', 'keyList'],
    run: ({ page }) => page.stepToFinding('previous'),
  },
  {
    id: 'reveal',
    textKey: 'editor.shortcuts.reveal',
    keys: 'Alt+F8',
    places: ['contextMenu', 'palette', 'keyList'],
    run: ({ page }) => page.revealFinding(),
  },
  {
    id: 'search',
    textKey: 'editor.shortcuts.searchReport',
    keys: '/',
    places: ['palette', 'keyList'],
    run: ({ page }) => page.searchReport(),
  },
  {
    id: 'fix',
    textKey: 'editor.shortcuts.fix',
    keys: 'Ctrl+.',
    handledBy: 'monaco',
    places: ['keyList'],
  },
];

const navigationCommands: readonly Command<EditorContext>[] = [
  {
    id: 'complete',
    textKey: 'editor.shortcuts.complete',
    keys: 'Ctrl+Space',
    handledBy: 'monaco',
    places: ['keyList'],
  },
  { id: 'back', textKey: 'editor.shortcuts.back', keys: 'Alt+←', handledBy: 'browser', places: ['keyList'] },
  {
    id: 'find',
    textKey: 'editor.shortcuts.find',
    keys: 'Ctrl+F',
    places: ['keyList'],
    // Monaco searches its own text, but for a text in pieces that is only the piece on screen.
    worksWhileTyping: isShownInPieces,
    run: ({ page }) => page.findInText(),
  },
  {
    id: 'nextMatch',
    textKey: 'editor.search.next',
    keys: 'F3',
    places: ['keyList'],
    isOffered: isShownInPieces,
    run: ({ page }) => page.stepToMatch('next'),
  },
  {
    id: 'previousMatch',
    textKey: 'editor.search.previous',
    keys: 'Shift+F3',
    places: ['keyList'],
    isOffered: isShownInPieces,
    run: ({ page }) => page.stepToMatch('previous'),
  },
  {
    id: 'goTo',
    textKey: 'editor.shortcuts.goToLine',
    keys: 'Ctrl+G',
    places: ['contextMenu', 'palette', 'keyList'],
    run: ({ page }) => page.open('goToLine'),
  },
  {
    id: 'tabKey',
    textKey: 'editor.shortcuts.tabKey',
    keys: 'Ctrl+M',
    // Monaco and VS Code use it with Shift on a Mac, where Cmd+M belongs to the system.
    isPressed: ({ key, ctrlKey, metaKey, altKey }) => ctrlKey && !metaKey && !altKey && key.toLowerCase() === 'm',
    places: ['keyList'],
    run: ({ page }) => page.toggleTabKey(),
  },
  { id: 'leave', textKey: 'editor.shortcuts.leave', keys: 'Esc, Tab', handledBy: 'monaco', places: ['keyList'] },
  {
    id: 'tabs',
    textKey: 'editor.shortcuts.tabs',
    keys: 'Alt+1 … 5',
    isPressed: (pressed) => tabOf(pressed) !== undefined,
    places: ['keyList'],
    run: ({ page }, pressed) => {
      const tab = pressed && tabOf(pressed);
      if (tab) page.openTab(tab);
    },
  },
];

const wholeFileCommands: readonly Command<EditorContext>[] = [
  {
    id: 'copy',
    textKey: 'editor.copy',
    icon: IconCopy,
    section: 'file',
    places: ['menu', 'palette'],
    ...ofFile('copy'),
    run: ({ requests }) => requests.copy(),
  },
  {
    id: 'copyNewIds',
    textKey: 'editor.copyNewIds',
    icon: IconCopyPlus,
    section: 'file',
    places: ['menu', 'palette'],
    ...ofFile('copy'),
    run: ({ requests }) => requests.copyWithNewIds(),
  },
  {
    id: 'download',
    textKey: 'editor.download',
    icon: IconDownload,
    section: 'file',
    places: ['menu', 'palette'],
    run: ({ file }) => download(file),
  },
  {
    id: 'keys',
    textKey: 'keys.title',
    icon: IconKeyboard,
    keys: '?',
    section: 'file',
    // `KeyListHost` lists it on every page.
    places: ['menu'],
    run: showKeyList,
  },
  {
    id: 'delete',
    textKey: 'editor.delete.label',
    textKeyIn: { palette: 'editor.delete.title' },
    icon: IconTrash,
    look: 'dangerous',
    section: 'delete',
    places: ['menu', 'palette'],
    ...ofFile('delete'),
    run: ({ page }) => page.open('delete'),
  },
];

/** Every command of the editor, in the order in which toolbar, menus, palette and list of shortcuts show them. */
export const editorCommands: readonly Command<EditorContext>[] = [
  ...fileCommands,
  ...textCommands,
  ...findingCommands,
  ...navigationCommands,
  ...wholeFileCommands,
];
