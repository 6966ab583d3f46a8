import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../command-palette/use-commands.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { usePlainKey } from '../parts/use-plain-key.ts';
import { type KeyNote, keysOfPage, onShowKeyList, showKeyList } from './key-notes.ts';

type Props = { readonly notes: readonly KeyNote[]; readonly onClose: () => void };

/** The function of a key. */
const KeyList = ({ notes, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="key-list">
        {notes.map(([keys, textKey]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(textKey)}</dd>
          </div>
        ))}
      </dl>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose} data-autofocus>
          {t('keys.close')}
        </Button>
      </div>
    </Dialog>
  );
};

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
