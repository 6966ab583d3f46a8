import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { CommandProblem } from './command-problem.tsx';
import { claimRequested, selectClaim } from './gate-slice.ts';

/** For the operator of a new installation: the printed code makes the user its first administrator. */
export const ClaimForm = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const claim = useSelector(selectClaim);
  const [code, setCode] = useState('');
  const [field, help] = [useId(), useId()];
  return (
    <details className="gate-claim">
      <summary>{t('claim.open')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(claimRequested(code));
        }}
      >
        <label htmlFor={field}>{t('claim.code')}</label>
        <div className="gate-claim-row">
          <input
            id={field}
            className="input input-code"
            value={code}
            maxLength={64}
            autoComplete="one-time-code"
            spellCheck={false}
            aria-describedby={help}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" tone="primary" disabled={code.trim() === '' || claim.status === 'loading'}>
            {t('claim.submit')}
          </Button>
        </div>
        <p id={help} className="muted">
          {t('claim.help')}
        </p>
        <CommandProblem ask={claim} />
      </form>
    </details>
  );
};
