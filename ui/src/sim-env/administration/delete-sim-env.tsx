import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
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
export const DeleteSimEnv = ({ environment, trouble, removing, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { environmentName, plans } = environment;
  const sure = typed.trim() === environmentName && plans.length === 0 && !removing;
  return (
    <Dialog title={t('simEnvAdmin.deleteTitle', { name: environmentName })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (sure) onDelete(typed.trim());
        }}
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
        <label className="field-label" htmlFor={id}>
          {t('simEnvAdmin.deleteType', { name: environmentName })}
        </label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {trouble && <p className="field-error">{t(`error.${trouble.errorKey}`, trouble.params)}</p>}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editing.cancel')}</Button>
          <Button type="submit" tone="bad" disabled={!sure}>
            {t('simEnvAdmin.deleteNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
