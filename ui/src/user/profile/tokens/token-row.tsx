import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { dayText, momentsIn } from '../../administration/days.ts';

type Props = {
  readonly token: UserToken;
  readonly now: number;
  readonly environments: readonly SimEnv[];
  readonly onRotate: () => void;
  readonly onRevoke: () => void;
};

const namesOf = (ids: readonly string[], environments: readonly SimEnv[]): string =>
  ids.map((id) => environments.find(({ environmentId }) => environmentId === id)?.environmentName ?? id).join(', ');

const Grant = ({ token: { scopes, environments: granted }, environments }: Pick<Props, 'token' | 'environments'>) => {
  const { t } = useTranslation();
  return (
    <p className="token-grant">
      {scopes.map((scope) => (
        <span key={scope} className="tag">
          {t(`token.scope.${scope}`)}
        </span>
      ))}{' '}
      <span className="field-help">
        {granted === 'all' ? t('token.allEnvironments') : namesOf(granted, environments)}
      </span>
    </p>
  );
};

const useText = ({ lastUsedAt, lastUsedNetwork }: UserToken) => {
  const { t, i18n } = useTranslation();
  if (lastUsedAt === undefined) return t('token.neverUsed');
  const moment = momentsIn(i18n.language).minute(lastUsedAt);
  return lastUsedNetwork === undefined
    ? t('token.lastUsedAt', { moment })
    : t('token.lastUsedFrom', { moment, network: lastUsedNetwork });
};

/** An access token with its grant, its dates and its last use. */
export const TokenRow = ({ token, now, environments, onRotate, onRevoke }: Props) => {
  const { t, i18n } = useTranslation();
  const { name, lastFour, madeAt, expiresAt, replacedBy } = token;
  const used = useText(token);
  const day = (at: string): string => dayText(at, i18n.language);
  const expired = Date.parse(expiresAt) <= now;
  const replaced = replacedBy !== undefined;
  const end = replaced && !expired ? momentsIn(i18n.language).minute(expiresAt) : day(expiresAt);
  return (
    <li className="token">
      <div>
        <strong>{name}</strong> <code>{`${tokenPrefix}…${lastFour}`}</code>{' '}
        {(expired || replaced) && (
          <span className="tone" data-tone="warn">
            {t(expired ? 'token.expired' : 'token.replaced')}
          </span>
        )}
        <Grant token={token} environments={environments} />
        <p className="field-help">
          {t('token.madeOn', { day: day(madeAt) })} ·{' '}
          {t(expired ? 'token.expiredOn' : replaced ? 'token.validUntil' : 'token.expiresOn', { day: end })} · {used}
        </p>
      </div>
      <div className="token-buttons">
        {!expired && !replaced && (
          <Button aria-label={t('token.rotateOf', { name })} onClick={onRotate}>
            {t('token.rotate')}
          </Button>
        )}
        <Button aria-label={t(expired ? 'token.removeOf' : 'token.revokeOf', { name })} onClick={onRevoke}>
          {t(expired ? 'token.remove' : 'token.revoke')}
        </Button>
      </div>
    </li>
  );
};
