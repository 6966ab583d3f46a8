import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly environments: readonly SimEnv[];
  readonly chosen: readonly string[];
  /** Environments of the plan: shown as selected, and read-only. */
  readonly byPlan?: readonly string[];
  readonly onChange: (environmentIds: readonly string[]) => void;
};

/** The number of environments from which a filter is shown. */
const many = 8;

const fits = ({ environmentName, environmentToken, environmentGroup }: SimEnv, typed: string): boolean =>
  `${environmentName} ${environmentToken} ${environmentGroup}`.toLowerCase().includes(typed.toLowerCase());

const groupsOf = (environments: readonly SimEnv[]): readonly (readonly [string, readonly SimEnv[]])[] =>
  [...new Set(environments.map(({ environmentGroup }) => environmentGroup))].map((group) => [
    group,
    environments.filter(({ environmentGroup }) => environmentGroup === group),
  ]);

type GroupProps = Props & { readonly group: string; readonly members: readonly SimEnv[] };

const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

const Group = ({ group, members, chosen, byPlan = [], onChange }: GroupProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="env-group">
      <legend>{group}</legend>
      {members.map(({ environmentId, environmentName }) => (
        <label key={environmentId} className="tick">
          <input
            type="checkbox"
            className="choice"
            checked={chosen.includes(environmentId)}
            onChange={() => onChange(toggled(chosen, environmentId))}
          />
          <span className="clipped">{environmentName}</span>
          {byPlan.includes(environmentId) && <span className="tag">{t('userEdit.byPlan')}</span>}
        </label>
      ))}
    </fieldset>
  );
};

const DeletedEnvironment = ({ id, chosen, onChange }: Pick<Props, 'chosen' | 'onChange'> & { readonly id: string }) => {
  const { t } = useTranslation();
  return (
    <label className="tick">
      <input type="checkbox" className="choice" checked onChange={() => onChange(toggled(chosen, id))} />
      <code>{id}</code>
      <span className="tag" data-tone="bad">
        {t('userEdit.gone')}
      </span>
    </label>
  );
};

/** A list of environments with checkboxes, by group. A selected one that no longer exists can be removed. */
export const EnvironmentPicker = (props: Props) => {
  const { environments, chosen, onChange } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const shown = environments.filter((environment) => fits(environment, typed));
  const gone = chosen.filter((id) => !environments.some(({ environmentId }) => environmentId === id));
  const filter = t('userEdit.filterEnvironments');
  return (
    <div className="env-picker">
      {environments.length > many && (
        <input
          type="search"
          className="input"
          value={typed}
          placeholder={filter}
          aria-label={filter}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="env-groups">
        {groupsOf(shown).map(([group, members]) => (
          <Group key={group} {...props} group={group} members={members} />
        ))}
        {gone.map((id) => (
          <DeletedEnvironment key={id} id={id} chosen={chosen} onChange={onChange} />
        ))}
      </div>
      {shown.length === 0 && <p className="muted">{t('userEdit.noEnvironment')}</p>}
    </div>
  );
};
