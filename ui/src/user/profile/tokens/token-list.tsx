import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { RemoveDialog } from '../../../editing/remove-dialog.tsx';
import { Button } from '../../../parts/button.tsx';
import { dayText } from '../../administration/days.ts';
import { revokeDropped, revokeRequested, selectTokens } from './token-slice.ts';

type RowProps = { readonly token: UserToken; readonly now: number; readonly onRevoke: () => void };

const Row = ({ token, now, onRevoke }: RowProps) => {
  const { t, i18n } = useTranslation();
  const { name, lastFour, madeAt, expiresAt, lastUsedOn } = token;
  const day = (at: string): string => dayText(at, i18n.language);
  const expired = Date.parse(expiresAt) <= now;
  return (
    <li className="token">
      <div>
        <strong>{name}</strong> <code>{`${tokenPrefix}…${lastFour}`}</code>{' '}
        {expired && (
          <span className="tone" data-tone="warn">
            {t('token.expired')}
          </span>
        )}
        <p className="field-help">
          {t('token.madeOn', { day: day(madeAt) })} ·{' '}
          {t(expired ? 'token.expiredOn' : 'token.expiresOn', { day: day(expiresAt) })} ·{' '}
          {lastUsedOn === undefined ? t('token.neverUsed') : t('token.lastUsedOn', { day: day(lastUsedOn) })}
        </p>
      </div>
      <Button aria-label={t(expired ? 'token.removeOf' : 'token.revokeOf', { name })} onClick={onRevoke}>
        {t(expired ? 'token.remove' : 'token.revoke')}
      </Button>
    </li>
  );
};

/** The user's access tokens, newest first; each one is revoked only after confirmation. */
export const TokenList = ({ now }: { readonly now: number }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { tokens, revoking, revokeProblem } = useSelector(selectTokens);
  const [selected, select] = useState<string>();
  const inQuestion = tokens.find(({ tokenId }) => tokenId === selected);
  const close = (): void => {
    select(undefined);
    dispatch(revokeDropped());
  };
  return (
    <>
      <ul className="plain-list" aria-label={t('token.list')}>
        {tokens.map((token) => (
          <Row key={token.tokenId} token={token} now={now} onRevoke={() => select(token.tokenId)} />
        ))}
      </ul>
      {inQuestion && (
        <RemoveDialog
          title={t('token.revokeTitle', { name: inQuestion.name })}
          inUse={false}
          removeText={t('token.revoke')}
          problem={revokeProblem}
          removing={revoking !== undefined}
          onRemove={() => dispatch(revokeRequested(inQuestion.tokenId))}
          onClose={close}
        >
          <p>{t('token.revokeBody')}</p>
        </RemoveDialog>
      )}
    </>
  );
};
