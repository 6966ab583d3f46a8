import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { useTranslation } from 'react-i18next';
import { notify } from '../notice/notify.ts';
import { useCommand } from '../notice/use-command.ts';
import { Button } from '../parts/button.tsx';
import { MetricsTable } from './metrics-tables.tsx';
import { useFigures } from './use-figures.ts';

type Props = {
  readonly reading: MetricsReading;
  /** Requests that reactions process their parked events again. */
  readonly retry: () => Promise<unknown>;
};

/** Whether a reaction may have parked events: the list holds only the oldest ones. */
const mayHoldReaction = ({ count, events }: MetricsReading['parked']): boolean =>
  count > events.length || events.some(({ reader }) => reader.startsWith('reaction:'));

const RetryButton = ({ retry }: Pick<Props, 'retry'>) => {
  const { t } = useTranslation();
  const command = useCommand();
  const request = async () => {
    await retry();
    notify({ tone: 'good', textKey: 'metrics.retryRequested' });
  };
  return (
    <div className="metrics-retry">
      <p className="muted">{t('metrics.retryParkedHelp')}</p>
      <Button small busy={command.busy} onClick={() => void command.run(request)}>
        {t('metrics.retryParked')}
      </Button>
    </div>
  );
};

/** The events that could not be processed, and a button to process those of reactions again. */
export const ParkedEvents = ({ reading: { parked }, retry }: Props) => {
  const { t } = useTranslation();
  const { number } = useFigures();
  const named = (column: string) => ({ name: t(`metrics.column.${column}`) });
  return (
    <section>
      <h2>{t('metrics.parked')}</h2>
      <p className={parked.count === 0 ? 'muted' : 'metrics-bad'}>
        {t('metrics.parkedCount', { count: parked.count })}
      </p>
      {parked.count > 0 && (
        <>
          {mayHoldReaction(parked) && <RetryButton retry={retry} />}
          <MetricsTable
            title={t('metrics.parked')}
            columns={[
              named('message'),
              named('type'),
              { ...named('position'), isNumber: true },
              named('stream'),
              named('reader'),
            ]}
            rows={parked.events.map(({ position, type, stream, reader, message }) => ({
              key: `${reader} ${position}`,
              cells: [
                message,
                type,
                number(position),
                <code key="stream">{stream}</code>,
                <code key="reader">{reader}</code>,
              ],
            }))}
          />
        </>
      )}
    </section>
  );
};
