import { readMetricsRoute, scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { installationMetrics } from './installation-metrics.ts';
import { prometheusText } from './prometheus-text.ts';

const promised = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };

/** The metrics of the installation, for administrators and for scrapers. */
export const metricsQueries = ({ metrics }: Pick<QueryContext, 'metrics'>): Endpoint[] => [
  serve(readMetricsRoute, async () => ({ reply: await metrics.read() })),
  serve(scrapeMetricsRoute, async () => ({
    reply: prometheusText(installationMetrics(await metrics.read(), metrics)),
    headers: promised,
  })),
];
