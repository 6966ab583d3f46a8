import { useTranslation } from 'react-i18next';
import type { RemoveDialogProps } from '../../admin-resource/resource-page.tsx';
import { SureDialog } from '../../editing/sure-dialog.tsx';
import type { StoredSimEnv } from './sim-env-form.ts';

type Props = RemoveDialogProps & { readonly environment: StoredSimEnv };

const Contents = ({ environment: { files, openTransfers, members } }: Pick<Props, 'environment'>) => {
  const { t } = useTranslation();
  return (
    <dl className="deletion-effects">
      <dt>{t('simEnvAdmin.willDelete')}</dt>
      <dd>
        <ul>
          <li>{t('simEnvAdmin.willDeleteFiles', { count: files.total })}</li>
          <li>{t('simEnvAdmin.willDeleteTransfers', { count: openTransfers })}</li>
          <li>{t('simEnvAdmin.willDeleteMembers', { count: members.length })}</li>
        </ul>
      </dd>
      <dt>{t('simEnvAdmin.willKeep')}</dt>
      <dd>{t('simEnvAdmin.willKeepBody')}</dd>
    </dl>
  );
};

/**
 * Shows what an environment contains, and deletes it after its name was typed. An environment that a plan includes
 * cannot be deleted.
 */
export const DeleteSimEnv = ({ environment, onRemove, ...dialog }: Props) => {
  const { t } = useTranslation();
  const { environmentName: name, plans } = environment;
  return (
    <SureDialog
      title={t('simEnvAdmin.deleteTitle', { name })}
      name={name}
      ask={t('simEnvAdmin.deleteType', { name })}
      removeText={t('simEnvAdmin.deleteNow')}
      inUse={plans.length > 0}
      {...dialog}
      onRemove={() => onRemove(name)}
    >
      <Contents environment={environment} />
      {plans.length > 0 && (
        <p className="field-error">
          {t('error.simEnv.inPlans', {
            count: plans.length,
            plans: plans.map(({ planName }) => planName).join(', '),
          })}
        </p>
      )}
    </SureDialog>
  );
};
