import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';

type Props = {
  readonly names: readonly string[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
};

const shown = 5;

/** Asks for confirmation and names the files that are deleted. */
export const DeleteDialog = ({ names, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('fileList.deleteTitle', { count: names.length })} onClose={onClose}>
      <ul className="plain-list">
        {names.slice(0, shown).map((name, index) => (
          <li key={`${String(index)}${name}`} className="clipped" title={name}>
            {name}
          </li>
        ))}
        {names.length > shown && <li className="muted">{t('fileList.andMore', { count: names.length - shown })}</li>}
      </ul>
      <p className="muted">{t('fileList.deleteHelp', { count: names.length })}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose}>{t('fileList.keep')}</Button>
        <Button tone="bad" onClick={onDelete} data-autofocus>
          {t('fileList.delete')}
        </Button>
      </div>
    </Dialog>
  );
};
