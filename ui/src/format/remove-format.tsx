import { useTranslation } from 'react-i18next';
import type { RemoveDialogProps } from '../admin-resource/resource-page.tsx';
import { RemoveDialog } from '../editing/remove-dialog.tsx';
import type { StoredFormat } from './format-form.ts';

type Props = RemoveDialogProps & { readonly stored: StoredFormat };

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

/** Asks before an added format is deleted, or a built-in one is reset; a format in use cannot be deleted. */
export const RemoveFormat = ({ stored, ...dialog }: Props) => {
  const { t } = useTranslation();
  const { added, messageType, environments, templates, files } = stored;
  const inUse = added && environments.length + templates.length + files > 0;
  const words = added ? 'delete' : 'reset';
  return (
    <RemoveDialog
      title={t(`formatAdmin.${words}Title`, { name: messageType })}
      inUse={inUse}
      {...(added ? {} : { removeText: t('formatAdmin.reset') })}
      {...dialog}
    >
      {inUse ? <Users stored={stored} /> : <p>{t(`formatAdmin.${words}Body`)}</p>}
    </RemoveDialog>
  );
};
