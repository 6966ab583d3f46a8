import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { RemoveDialog } from '../../../editing/remove-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { TokenRow } from './token-row.tsx';
import { revokeDropped, revokeRequested, selectTokens } from './token-slice.ts';

type RevokeProps = { readonly token: UserToken; readonly onClose: () => void };

const RevokeDialog = ({ token: { tokenId, name }, onClose }: RevokeProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { revoking, revokeProblem } = useSelector(selectTokens);
  return (
    <RemoveDialog
      title={t('token.revokeTitle', { name })}
      inUse={false}
      removeText={t('token.revoke')}
      problem={revokeProblem}
      removing={revoking !== undefined}
      onRemove={() => dispatch(revokeRequested(tokenId))}
      onClose={onClose}
    >
      <p>{t('token.revokeBody')}</p>
    </RemoveDialog>
  );
};

type Props = { readonly now: number; readonly environments: readonly SimEnv[] };

/** Access tokens, newest first; each one is replaced or revoked only after confirmation. */
export const TokenList = ({ now, environments }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { tokens, made } = useSelector(selectTokens);
  const [selected, select] = useState<{ readonly tokenId: string; readonly act: 'rotate' | 'revoke' }>();
  const inQuestion = tokens.find(({ tokenId }) => tokenId === selected?.tokenId);
  const close = (): void => {
    select(undefined);
    dispatch(revokeDropped());
  };
  // The new token is shown above the list.
  useEffect(() => {
    if (made) select(undefined);
  }, [made]);
  return (
    <>
      <ul className="plain-list" aria-label={t('token.list')}>
        {tokens.map((token) => (
          <TokenRow
            key={token.tokenId}
            token={token}
            now={now}
            environments={environments}
            onRotate={() => select({ tokenId: token.tokenId, act: 'rotate' })}
            onRevoke={() => select({ tokenId: token.tokenId, act: 'revoke' })}
          />
        ))}
      </ul>
      {inQuestion && selected?.act === 'revoke' && <RevokeDialog token={inQuestion} onClose={close} />}
      {inQuestion && selected?.act === 'rotate' && <RotateDialog token={inQuestion} onClose={close} />}
    </>
  );
};
