import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { type TokenGrant, type TokenScope, tokenScopes } from '@clearbench/contracts/token-scope';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TickField } from '../../../editing/fields.tsx';
import { EnvironmentPicker } from '../../administration/environment-picker.tsx';

export type Grantable = {
  readonly environments: readonly SimEnv[];
  /** Whether the user may grant the administration. */
  readonly administers: boolean;
};

type Props = Grantable & { readonly grant: TokenGrant; readonly onChange: (grant: TokenGrant) => void };

/** Whether a token can have this grant. */
export const isComplete = ({ scopes, environments }: TokenGrant): boolean =>
  scopes.length > 0 && environments.length > 0;

const toggled = ({ scopes, environments }: TokenGrant, scope: TokenScope): TokenGrant => {
  const chosen = tokenScopes.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one)));
  // The administration is not limited to environments.
  return { scopes: chosen, environments: chosen.includes('administer') ? 'all' : environments };
};

const Environments = ({ environments, grant, onChange }: Props) => {
  const { t } = useTranslation();
  const name = useId();
  const all = grant.environments === 'all';
  const choose = (chosen: TokenGrant['environments']) => onChange({ ...grant, environments: chosen });
  const administers = grant.scopes.includes('administer');
  return (
    <fieldset className="choices">
      <legend>{t('token.environments')}</legend>
      <label className="tick">
        <input type="radio" className="choice" name={name} checked={all} onChange={() => choose('all')} />
        <span>{t('token.allEnvironments')}</span>
        <span className="field-help">
          {t(administers ? 'token.administersEverything' : 'token.allEnvironmentsHelp')}
        </span>
      </label>
      <label className="tick">
        <input
          type="radio"
          className="choice"
          name={name}
          checked={!all}
          disabled={administers}
          onChange={() => choose([])}
        />
        <span>{t('token.theseEnvironments')}</span>
      </label>
      {grant.environments !== 'all' && (
        <EnvironmentPicker environments={environments} chosen={grant.environments} onChange={choose} />
      )}
    </fieldset>
  );
};

/** The fields for the scopes and environments of a new access token. */
export const GrantFields = (props: Props) => {
  const { administers, grant, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="choices">
        <legend>{t('token.scopes')}</legend>
        {tokenScopes
          .filter((scope) => scope !== 'administer' || administers)
          .map((scope) => (
            <TickField
              key={scope}
              label={t(`token.scope.${scope}`)}
              help={t(`token.scopeHelp.${scope}`)}
              checked={grant.scopes.includes(scope)}
              onChange={() => onChange(toggled(grant, scope))}
            />
          ))}
      </fieldset>
      <Environments {...props} />
    </>
  );
};
