import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesInOrder } from '../account-names.ts';
import type { AccountChoices, AccountDraft } from './account-draft.ts';

type Props = {
  readonly shown: AccountChoices;
  /** Whether the account is the user's own. */
  readonly own: boolean;
  readonly onChange: (draft: AccountDraft) => void;
};

type RadioProps<V extends string> = {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly { readonly value: V; readonly text: string; readonly help?: string }[];
  readonly help?: string | undefined;
  readonly onChange: (value: V) => void;
};

const Radios = <V extends string>({ legend, value, options, help, onChange }: RadioProps<V>) => {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="tick">
          <input
            type="radio"
            className="choice"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
          {option.help && <span className="field-help">{option.help}</span>}
        </label>
      ))}
      {help && <p className="field-help">{help}</p>}
    </fieldset>
  );
};

/** Whether the account is enabled. */
export const AccessChoices = ({ shown, own, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="fields">
      <Radios
        legend={t('userEdit.approval')}
        value={shown.approvedState}
        options={[
          { value: 'APPROVED', text: t('userEdit.approve') },
          { value: 'REJECTED', text: t('userEdit.reject') },
        ]}
        help={shown.approvedState === 'UNKNOWN' ? t('userEdit.stillWaiting') : undefined}
        onChange={(approvedState) => onChange({ approvedState })}
      />
      <Radios
        legend={t('userEdit.state')}
        value={shown.userState}
        options={[
          { value: 'ENABLED', text: t('userEdit.enabled') },
          { value: 'DISABLED', text: t('userEdit.disabled') },
        ]}
        help={
          shown.userState === 'DISABLED'
            ? `${t('userEdit.disabledHelp')} ${own ? t('userEdit.yourselfDisabled') : ''}`
            : undefined
        }
        onChange={(userState) => onChange({ userState })}
      />
    </div>
  );
};

const allRoles = rolesInOrder(['ROLE_USER', 'ROLE_ANALYST', 'ROLE_ADMIN']);

/** The roles of the user; at least one stays selected. */
export const RoleChoices = ({ shown, own, onChange }: Props) => {
  const { t } = useTranslation();
  const { roles } = shown;
  const toggle = (role: string) =>
    onChange({ roles: roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role] });
  const leaving = own && !roles.includes('ROLE_ADMIN');
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('userEdit.roles')}</legend>
      {allRoles.map((role) => (
        <label key={role} className="tick">
          <input type="checkbox" className="choice" checked={roles.includes(role)} onChange={() => toggle(role)} />
          <span>{t(`role.${role}`)}</span>
          <span className="field-help">{t(`userEdit.roleHelp.${role}`)}</span>
        </label>
      ))}
      {roles.length === 0 && <p className="field-error">{t('userEdit.oneRole')}</p>}
      {leaving && <p className="field-warning">{t('userEdit.yourself')}</p>}
    </fieldset>
  );
};
