import { mostTokens } from '@clearbench/contracts/user/token-terms';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormSection } from '../../../editing/form-section.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { selectUser } from '../../user-slice.ts';
import { NewToken } from './new-token.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';
import { selectTokens, tokensRequested } from './token-slice.ts';

/** The access tokens of the user, and the form for a new one. */
export const AccessTokens = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const now = useNow();
  const { tokens, made, problem } = useSelector(selectTokens);
  const environments = useSelector(selectSimEnvs);
  const administers = useSelector(selectUser)?.roles.includes('ROLE_ADMIN') ?? false;
  useEffect(() => void dispatch(tokensRequested()), [dispatch]);
  const live = tokens.filter(
    ({ expiresAt, replacedBy }) => Date.parse(expiresAt) > now && replacedBy === undefined,
  ).length;
  return (
    <div className="profile-form access-tokens">
      <FormSection title={t('token.title')} help={t('token.help')}>
        {problem && (
          <ProblemNotice problem={problem} titleKey="token.fetchFailed" onRetry={() => dispatch(tokensRequested())} />
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
