import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../command-palette/use-commands.ts';
import { usePlainKey } from '../parts/use-plain-key.ts';
import { KeyList } from './key-list.tsx';
import { type KeyNote, keysOfPage, onShowKeyList, showKeyList } from './key-notes.ts';

const everywhere: readonly KeyNote[] = [
  ['Ctrl+K', 'keys.palette'],
  ['Ctrl+E', 'keys.environment'],
  ['?', 'keys.list'],
];

/** Shows the shortcuts of the page on a question mark, unless a text field has the focus. */
export const KeyListHost = () => {
  const { t } = useTranslation();
  const [notes, setNotes] = useState<readonly KeyNote[]>();
  useCommands([{ id: 'keys', group: t('palette.help'), text: t('keys.title'), keys: '?', run: showKeyList }]);
  useEffect(() => onShowKeyList(() => setNotes([...keysOfPage(), ...everywhere])), []);
  usePlainKey('?', showKeyList);
  return notes ? <KeyList notes={notes} onClose={() => setNotes(undefined)} /> : null;
};
