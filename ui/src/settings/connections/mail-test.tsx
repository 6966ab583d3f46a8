import type { MailTest } from '@clearbench/contracts/settings/connection-routes';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { selectUser } from '../../user/user-slice.ts';
import { mailTestRequested, selectConnections, type TestState } from './connections-slice.ts';
import { TestResult } from './test-result.tsx';

const MailTestResult = ({ mail }: { readonly mail: TestState<MailTest> }) => {
  const { t } = useTranslation();
  switch (mail.status) {
    case 'initial':
      return null;
    case 'loading':
      return <p className="muted">{t('connections.mail.testing')}</p>;
    case 'error':
      return <TestResult good={false} says={t(`error.${mail.problem.errorKey}`, mail.problem.params)} />;
    case 'idle': {
      const { accepted, to, errorKey, params, response, messageId, encrypted } = mail.result;
      const says = accepted
        ? t(encrypted ? 'connections.mail.acceptedEncrypted' : 'connections.mail.acceptedPlain', { to })
        : t(`error.${errorKey}`, params ?? {});
      // A refusal already quotes the response in its text.
      const details = accepted ? [response, messageId].filter((one) => one !== undefined && one !== '') : [];
      return <TestResult good={accepted} says={says} details={details as string[]} />;
    }
  }
};

/** Sends a test mail and shows the response of the mail server. */
export const MailTestControl = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const id = useId();
  const { mail } = useSelector(selectConnections);
  const own = useSelector(selectUser)?.email ?? '';
  const [address, setAddress] = useState(own);
  const busy = mail.status === 'loading';
  const send = (): void => {
    if (!busy) dispatch(mailTestRequested(address));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around this field saves the settings on Enter.
    event.preventDefault();
    send();
  };
  return (
    <div className="connection-test">
      <div className="connection-test-row">
        <label className="visually-hidden" htmlFor={id}>
          {t('connections.mail.recipient')}
        </label>
        <input
          id={id}
          className="input"
          type="email"
          autoComplete="off"
          maxLength={300}
          placeholder={own}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button disabled={busy} onClick={send}>
          {t('connections.mail.send')}
        </Button>
      </div>
      <div role="status">
        <MailTestResult mail={mail} />
      </div>
    </div>
  );
};
