import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../command-palette/use-commands.ts';
import type { Craft, CraftName } from '../craft/crafts.ts';
import { hindranceOf, type Permissions } from '../header/file-orders.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { Commands } from './use-commands-of-file.ts';

type Acts = {
  readonly step: (way: 'next' | 'previous') => void;
  readonly reveal: () => void;
  readonly searchReport: () => void;
  readonly goTo: () => void;
  readonly askDelete: () => void;
  readonly crafts: readonly Craft[];
  readonly craft: (name: CraftName) => void;
};

/** The editor's orders in the command palette; what cannot be done now is not offered. */
export const usePalette = (file: OpenFile, permissions: Permissions, commands: Commands, acts: Acts): void => {
  const { t } = useTranslation();
  const group = t('editor.palette');
  const commented = file.summary?.reportCommentsShown === true;
  const can = (order: Parameters<typeof hindranceOf>[0]) => hindranceOf(order, file, permissions) === undefined;
  const offers = [
    { id: 'save', text: t('editor.shortcuts.save'), keys: 'Ctrl+S', run: commands.save, can: true },
    { id: 'send', text: t('editor.send.hint'), keys: 'Ctrl+Enter', run: commands.send, can: can('send') },
    { id: 'indent', text: t('editor.indent'), keys: 'Shift+Alt+F', run: commands.indent, can: can('indent') },
    {
      id: 'comments',
      text: t(commented ? 'editor.reportComments.hide' : 'editor.reportComments.show'),
      run: () => commands.reportComments(!commented),
      can: can('reportComments'),
    },
    ...acts.crafts.map(({ name, textKey, reason }) => ({
      id: name,
      text: t(textKey),
      run: () => acts.craft(name),
      can: reason === undefined,
    })),
    { id: 'next', text: t('editor.shortcuts.next'), keys: 'F8', run: () => acts.step('next'), can: true },
    {
      id: 'previous',
      text: t('editor.shortcuts.previous'),
      keys: 'Shift+F8',
      run: () => acts.step('previous'),
      can: true,
    },
    { id: 'reveal', text: t('editor.shortcuts.reveal'), keys: 'Alt+F8', run: acts.reveal, can: true },
    { id: 'goTo', text: t('editor.shortcuts.goToLine'), keys: 'Ctrl+G', run: acts.goTo, can: true },
    { id: 'search', text: t('editor.shortcuts.searchReport'), keys: '/', run: acts.searchReport, can: true },
    { id: 'copy', text: t('editor.copy'), run: commands.copy, can: can('copy') },
    { id: 'delete', text: t('editor.delete.title'), run: acts.askDelete, can: can('delete') },
  ];
  useCommands(
    offers.filter((offer) => offer.can).map(({ can: _, ...offer }) => ({ ...offer, id: `editor-${offer.id}`, group })),
  );
};
