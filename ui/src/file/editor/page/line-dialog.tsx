import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import type { Place } from '../report/neighbour-finding.ts';
import { readPlace } from './read-place.ts';

type Props = { readonly onClose: () => void; readonly onGo: (place: Place) => void };

/** Asks for a line, or line:column, and goes there. */
export const LineDialog = ({ onClose, onGo }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const place = readPlace(typed);
  return (
    <Dialog title={t('editor.shortcuts.goToLine')} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={() => {
          if (place) onGo(place);
        }}
      >
        <input
          className="input figures"
          aria-label={t('editor.goToLine.label')}
          placeholder={t('editor.goToLine.label')}
          inputMode="numeric"
          value={typed}
          data-autofocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editor.close')}</Button>
          <Button type="submit" tone="primary" disabled={!place}>
            {t('editor.goToLine.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
