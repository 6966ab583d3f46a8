import type { MetricsReading, MetricsSample } from '@clearbench/contracts/metrics/routes';
import { useTranslation } from 'react-i18next';
import { firstX, height, sparklinePath, width } from './sparkline-path.ts';
import { useFigures } from './use-figures.ts';

type Props = {
  readonly name: string;
  readonly help: string;
  readonly now: number;
  readonly values: readonly number[];
  readonly say: (value: number) => string;
};

/** One value with its curve of the last ten minutes. */
const GaugeTile = ({ name, help, now, values, say }: Props) => {
  const { t } = useTranslation();
  const highest = Math.max(now, ...values);
  const path = sparklinePath([...values, now], highest);
  return (
    <section className="gauge" aria-label={name}>
      <h2>{name}</h2>
      <p className="gauge-now figures">{say(now)}</p>
      <svg
        className="sparkline"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('metrics.chart', { name, highest: say(highest), lowest: say(Math.min(now, ...values)) })}
      >
        <path className="sparkline-area" d={path && `${path}V${height}H${firstX(values.length + 1)}Z`} />
        <path className="sparkline-line" d={path} />
      </svg>
      <p className="gauge-foot muted">
        <span>{help}</span>
        <span className="figures">{t('metrics.highest', { value: say(highest) })}</span>
      </p>
    </section>
  );
};

type Figure = Exclude<keyof MetricsSample, 'at'>;

/** The continuous measurements, with their last ten minutes. */
export const Gauges = ({ reading: { now, samples } }: { readonly reading: MetricsReading }) => {
  const { t } = useTranslation();
  const { number, megabytes, milliseconds, aSecond } = useFigures();
  const tiles: readonly (readonly [Figure, (value: number) => string])[] = [
    ['loopDelay', milliseconds],
    ['requests', aSecond],
    ['appends', aSecond],
    ['lag', number],
    ['queue', number],
    ['connections', number],
    ['heap', megabytes],
    ['rss', megabytes],
  ];
  return (
    <div className="gauges">
      {tiles.map(([figure, say]) => (
        <GaugeTile
          key={figure}
          name={t(`metrics.gauge.${figure}`)}
          help={t(`metrics.help.${figure}`)}
          now={now[figure]}
          values={samples.map((sample) => sample[figure])}
          say={(value) => say(value)}
        />
      ))}
    </div>
  );
};
