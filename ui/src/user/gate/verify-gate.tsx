import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../parts/button.tsx';
import { momentFormat } from '../../translation/moment-format.ts';
import { AskTrouble } from './ask-trouble.tsx';
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

/** What a link that did not count came to; the address says it. */
const BadLink = () => {
  const { t, i18n } = useTranslation();
  const [query] = useSearchParams();
  const error = query.get('error');
  if (!error) return null;
  const key: string = i18n.exists(`error.${error}`) ? error : 'link.broken';
  return (
    <p className="callout" data-tone="bad" role="alert">
      {t(`error.${key}`)}
    </p>
  );
};

/** The address has to be proved first: where the link went, until when it counts, and another one. */
export const VerifyGate = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const link = useSelector(selectLink);
  return (
    <GateStage
      reason="verify"
      action={
        <Button tone="primary" disabled={link.status === 'loading'} onClick={() => dispatch(linkRequested())}>
          {t('waiting.verify.sendAgain')}
        </Button>
      }
    >
      {link.status === 'idle' ? <Sent link={link.reply} /> : link.status === 'initial' && <BadLink />}
      <AskTrouble ask={link} />
    </GateStage>
  );
};
