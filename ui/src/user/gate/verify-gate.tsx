import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { momentFormat } from '../../translation/moment-format.ts';
import { selectUser } from '../user-slice.ts';
import { CommandProblem } from './command-problem.tsx';
import { linkRequested, type SentLink, selectLink } from './gate-slice.ts';
import { GateStage } from './gate-stage.tsx';

const Sent = ({ link: { sentTo, expiresAt } }: { readonly link: SentLink }) => {
  const { t, i18n } = useTranslation();
  const until = momentFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="callout" data-tone="good" role="status">
      {t('waiting.verify.sent', { email: sentTo, until: until.format(new Date(expiresAt)) })}
    </p>
  );
};

/** The address must be verified: where the link was sent, when it expires, and a button for a new one. */
export const VerifyGate = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const link = useSelector(selectLink);
  const user = useSelector(selectUser);
  // A link can be sent only to a valid address; the provider may supply none or an invalid one.
  if (mailAddress(user?.email ?? '') === undefined)
    return <GateStage reason="verify" instead={t('waiting.verify.noAddress')} />;
  return (
    <GateStage
      reason="verify"
      action={
        <Button tone="primary" disabled={link.status === 'loading'} onClick={() => dispatch(linkRequested())}>
          {t('waiting.verify.sendAgain')}
        </Button>
      }
    >
      {link.status === 'idle' && <Sent link={link.reply} />}
      <CommandProblem ask={link} />
    </GateStage>
  );
};
