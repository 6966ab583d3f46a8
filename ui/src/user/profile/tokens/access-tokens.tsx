import { mostTokens } from '@clearbench/contracts/user/token-terms';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormSection } from '../../../editing/form-section.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { useNow } from '../../../parts/use-now.ts';
import type { Grantable } from './grant-fields.tsx';
import { NewToken } from './new-token.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';
import { selectTokens, tokensRequested } from './token-slice.ts';

type Props = Grantable & {
  /** The service account whose tokens they are; absent for the tokens of the user. */
  readonly owner?: string;
};

/** The access tokens of the user or of a service account, and the form for a new one. */
export const AccessTokens = ({ owner, environments, administers }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const now = useNow();
  const { tokens, made, problem } = useSelector(selectTokens);
  useEffect(() => void dispatch(tokensRequested(owner)), [dispatch, owner]);
  const live = tokens.filter(
    ({ expiresAt, replacedBy }) => Date.parse(expiresAt) > now && replacedBy === undefined,
  ).length;
  return (
    <div className="profile-form access-tokens">
      <FormSection title={t('token.title')} help={t(owner === undefined ? 'token.help' : 'token.serviceHelp')}>
        {problem && (
          <ProblemNotice
            problem={problem}
            titleKey="token.fetchFailed"
            onRetry={() => dispatch(tokensRequested(owner))}
          />
        )}
        {made && <NewToken key={made.tokenId} token={made.token} />}
        <TokenList now={now} environments={environments} />
        {live < mostTokens ? (
          <TokenForm environments={environments} administers={administers} />
        ) : (
          <p className="field-help">{t('error.token.tooMany', { max: mostTokens })}</p>
        )}
        <p className="field-help token-docs">
          <a href="/api/docs#tokens" target="_blank" rel="noreferrer">
            {t('token.howTo')}
          </a>
        </p>
      </FormSection>
    </div>
  );
};
