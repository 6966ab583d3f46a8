import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { useTranslation } from 'react-i18next';
import { momentFormat } from '../translation/moment-format.ts';
import { secondsUntil, spanText } from './due.ts';
import { stateKey } from './state-key.ts';

type Props = { readonly transfer: Transfer; readonly now: number };

const bad = new Set(['rejected']);
const mixed = new Set(['partiallyAccepted', 'timedOut']);
const toneOf = (state: string): string => (bad.has(state) ? 'bad' : mixed.has(state) ? 'warn' : 'good');

const SettlesLine = ({ settlesAt, now }: { readonly settlesAt: string; readonly now: number }) => {
  const { t, i18n } = useTranslation();
  const seconds = secondsUntil(settlesAt, now);
  return (
    <li className="tr-step" data-tone="waiting">
      <span>
        {seconds > 0 ? t('transfer.settlesIn', { span: spanText(seconds, i18n.language) }) : t('transfer.settlesNow')}
      </span>
    </li>
  );
};

/** The statuses of a transfer with their times, and the settlement if it is still planned. */
export const Timeline = ({ transfer, now }: Props) => {
  const { t, i18n } = useTranslation();
  const clock = momentFormat(i18n.language, { timeStyle: 'medium' });
  const settled = transfer.history.some(({ state }) => state === 'settled' || state === 'closed');
  return (
    <ol className="tr-timeline" aria-label={t('transfer.timeline')}>
      {transfer.history.map(({ state, at }) => (
        <li key={`${state} ${at}`} className="tr-step" data-tone={toneOf(state)}>
          <span>{t(stateKey(transfer, state))}</span>
          <time className="figures muted" dateTime={at}>
            {clock.format(new Date(at))}
          </time>
        </li>
      ))}
      {transfer.settlesAt !== undefined && !settled && <SettlesLine settlesAt={transfer.settlesAt} now={now} />}
    </ol>
  );
};
