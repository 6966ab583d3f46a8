import { readMetricsRoute, scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';
import { figuresOf } from './figures.ts';
import { prometheusText } from './prometheus-text.ts';

const promised = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };

/** How the installation is doing, for people and for scrapers. */
export const metricsQueries = ({ metrics }: Pick<Desk, 'metrics'>): Endpoint[] => [
  serve(readMetricsRoute, async () => ({ reply: await metrics.read() })),
  serve(scrapeMetricsRoute, async () => ({
    reply: prometheusText(figuresOf(await metrics.read(), metrics.meter.measured())),
    headers: promised,
  })),
];
