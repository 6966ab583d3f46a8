import type { MetricsReading, MetricsSample } from '@clearbench/contracts/metrics/routes';
import { useTranslation } from 'react-i18next';
import { GaugeTile } from './gauge-tile.tsx';
import { useFigures } from './use-figures.ts';

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
