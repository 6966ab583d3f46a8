import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../editing/remove-dialog.tsx';
import type { FormatEdit, StoredFormat } from './format-slices.ts';

type Props = {
  readonly stored: StoredFormat;
  readonly edit: Pick<FormatEdit, 'trouble' | 'removing'>;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

const Users = ({ stored: { environments, templates, files } }: Pick<Props, 'stored'>) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('formatAdmin.deleteInUse')}</p>
      <ul>
        {environments.map((name) => (
          <li key={`e ${name}`}>{t('formatAdmin.user.environment', { name })}</li>
        ))}
        {templates.map((name) => (
          <li key={`t ${name}`}>{t('formatAdmin.user.template', { name })}</li>
        ))}
        {files > 0 && <li>{t('formatAdmin.user.files', { count: files })}</li>}
      </ul>
    </>
  );
};

/** Asks once more: an added format goes for good, and not while it is needed; one of the product is as it was brought. */
export const RemoveFormat = ({ stored, edit: { trouble, removing }, onRemove, onClose }: Props) => {
  const { t } = useTranslation();
  const { added, messageType, environments, templates, files } = stored;
  const inUse = added && environments.length + templates.length + files > 0;
  const words = added ? 'delete' : 'reset';
  return (
    <RemoveDialog
      title={t(`formatAdmin.${words}Title`, { name: messageType })}
      inUse={inUse}
      {...(added ? {} : { removeText: t('formatAdmin.reset') })}
      trouble={trouble}
      removing={removing}
      onRemove={onRemove}
      onClose={onClose}
    >
      {inUse ? <Users stored={stored} /> : <p>{t(`formatAdmin.${words}Body`)}</p>}
    </RemoveDialog>
  );
};
