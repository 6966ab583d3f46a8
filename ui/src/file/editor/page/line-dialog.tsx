import { isPath } from '@clearbench/authoring/language/go-to-path';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import type { LanguageView } from '../language/language-view.ts';
import type { TextPosition } from '../report/adjacent-finding.ts';
import { readLocation } from './read-location.ts';

type Props = {
  readonly language: LanguageView | undefined;
  readonly onClose: () => void;
  readonly onGo: (place: TextPosition) => void;
};

/** Asks for a line, or line:column, or the path of an element, and goes there. */
export const LineDialog = ({ language, onClose, onGo }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const place = readLocation(typed);
  const goToPath = async (form: HTMLFormElement) => {
    if (language?.inPieces) return setMessage(t('editor.language.pathInPieces'));
    const found = await language?.targetOfPath(typed);
    if (found?.isWhole) {
      // While it is open, nothing outside of it can have the focus.
      form.closest('dialog')?.close();
      onGo(found.position);
    } else if (found) setMessage(t('editor.language.pathEnds', { path: found.path }));
    else setMessage(t('editor.language.pathUnknown'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (place) return onGo(place);
    // A dialog that closes before the target is known could not report a wrong path.
    event.preventDefault();
    void goToPath(event.currentTarget);
  };
  return (
    <Dialog title={t('editor.shortcuts.goToLine')} onClose={onClose}>
      <form method="dialog" onSubmit={submit}>
        <input
          className="input figures"
          aria-label={t('editor.goToLine.label')}
          aria-describedby="go-to-said"
          placeholder={t('editor.goToLine.label')}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          data-autofocus
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMessage('');
          }}
        />
        <p id="go-to-said" className="ed-go-to-said" role="status">
          {message}
        </p>
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editor.close')}</Button>
          <Button type="submit" tone="primary" disabled={!place && !isPath(typed)}>
            {t('editor.goToLine.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
