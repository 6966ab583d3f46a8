import { useTranslation } from 'react-i18next';
import { SureDialog } from '../../editing/sure-dialog.tsx';
import type { Trouble } from '../../saga/trouble.ts';
import type { StoredSimEnv } from './sim-env-form.ts';

type Props = {
  readonly environment: StoredSimEnv;
  readonly trouble: Trouble | undefined;
  readonly removing: boolean;
  /** The name as it was typed. */
  readonly onDelete: (name: string) => void;
  readonly onClose: () => void;
};

const Contents = ({ environment: { files, openTransfers, members } }: Pick<Props, 'environment'>) => {
  const { t } = useTranslation();
  return (
    <dl className="goes-and-stays">
      <dt>{t('simEnvAdmin.goes')}</dt>
      <dd>
        <ul>
          <li>{t('simEnvAdmin.goesFiles', { count: files.total })}</li>
          <li>{t('simEnvAdmin.goesTransfers', { count: openTransfers })}</li>
          <li>{t('simEnvAdmin.goesMembers', { count: members.length })}</li>
        </ul>
      </dd>
      <dt>{t('simEnvAdmin.stays')}</dt>
      <dd>{t('simEnvAdmin.staysBody')}</dd>
    </dl>
  );
};

/** Says what is in the environment, and is sure only when its name was typed. Plans that bring it keep it. */
export const DeleteSimEnv = ({ environment, onDelete, ...rest }: Props) => {
  const { t } = useTranslation();
  const { environmentName: name, plans } = environment;
  return (
    <SureDialog
      title={t('simEnvAdmin.deleteTitle', { name })}
      name={name}
      ask={t('simEnvAdmin.deleteType', { name })}
      removeText={t('simEnvAdmin.deleteNow')}
      inUse={plans.length > 0}
      onRemove={() => onDelete(name)}
      {...rest}
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
