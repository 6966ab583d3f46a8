import type { Admission } from '@clearbench/access/admission';
import { mayReadFile } from '@clearbench/access/resource-access';
import { sessionCookieName } from '@clearbench/access/session/session-cookie';
import type { LoginUrls } from '@clearbench/access/sign-in/login-urls';
import { channelView } from '@clearbench/contracts/channel/views';
import { parking } from '@clearbench/event-sourcing/parking';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { clockMetrics } from '@clearbench/hosting/telemetry/clock-metrics';
import type { Metric } from '@clearbench/hosting/telemetry/metric';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import { spokenTexts } from '@clearbench/hosting/texts/language-texts';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import type { Logger } from 'pino';
import { apiDescription } from '../api-description/api-description.ts';
import { installationMetrics } from '../metrics/installation-metrics.ts';
import { type MetricsSources, startMetrics } from '../metrics/metrics.ts';
import { pooledOutlines } from '../outlines/outlines.ts';
import { liveConnections } from '../push/live-connections.ts';
import { liveServer } from '../push/live-server.ts';
import type { QueryContext } from '../query-context.ts';
import { slices } from '../slices.ts';
import { appInfo } from './app-info.ts';
import { pages, unknownSignInPath } from './pages.ts';
import { spokenPage } from './spoken-page.ts';

type QueryServiceParts = {
  readonly settings: {
    /** The origin that browsers use. */
    readonly publicUrl: string;
    readonly demo: boolean;
    /** Size in bytes. */
    readonly largestContent: number;
    readonly sendsMail: boolean;
  };
  readonly stores: Pick<Stores, 'events' | 'documents' | 'contents' | 'clockDifference'>;
  readonly views: ReadModels;
  /** Change notices; each is delivered once its change can be read from the read models. */
  readonly changes: Pick<ChangeFeed, 'subscribe' | 'publish'>;
  readonly lags: MetricsSources['lags'];
  readonly people: Pick<Admission, 'principalFromCookie'>;
  readonly loginUrls: LoginUrls;
  /** Resolves when every guard uses the current settings. */
  readonly heedSettings: () => Promise<void>;
  /** Texts of the interface by language and key. */
  readonly texts: QueryContext['texts'];
  /** Whether the installation has no administrator yet. */
  readonly isUnclaimed: () => boolean;
  /** Validations waiting for a worker in this process. */
  readonly waiting: () => number;
  /** What the commands in this process count. */
  readonly measured?: () => readonly Metric[];
  readonly log: Logger;
  readonly telemetry: Telemetry;
};

/** Measures this process and its dependencies, and sends metrics to a configured collector. */
const metricsOf = (
  { stores, views, waiting, measured, lags, log, telemetry }: QueryServiceParts,
  connections: MetricsSources['connections'],
) => {
  const parked = parking(stores.documents);
  const metrics = startMetrics({
    queue: waiting,
    connections,
    head: () => stores.events.head(),
    lags,
    parked: () => parked.list(),
    parkedCount: () => parked.count(),
    channels: async () =>
      (await everyDocument(views, channelView, 'environmentId')).map(({ channelId, failures, counters }) => ({
        ...{ channelId, failures, counters },
      })),
    others: () => [...clockMetrics(stores), ...(measured?.() ?? [])],
    report: (err) => log.error({ err }, 'the metrics could not be read'),
  });
  telemetry.measure(async () => installationMetrics(await metrics.read(), metrics));
  return metrics;
};

/** Starts the queries: their endpoints, the live connection, the API description and the pages. */
export const startQueryService = async (parts: QueryServiceParts) => {
  const { settings, stores, views, changes, people, loginUrls, heedSettings, log, telemetry } = parts;
  const { tracing } = telemetry;
  const info = await appInfo(settings, parts.isUnclaimed);
  const connections = liveConnections(changes, heedSettings, { tracing, log }, mayReadFile(views));
  const live = liveServer(connections, people.principalFromCookie);
  const metrics = metricsOf(parts, connections.count);
  const outlines = pooledOutlines(2);
  const context: QueryContext = {
    metrics,
    views,
    contents: stores.contents,
    outlines,
    texts: parts.texts,
    appInfo: info,
    replaying: { log: stores.events, days: statisticsDays },
  };
  const spoken = spokenTexts(context);
  return {
    endpoints: Object.values<Endpoint[]>(slices(context, loginUrls)).flat(),
    timed: metrics.meter.timed,
    live,
    pages: [
      apiDescription({ version: info.buildInfo.version, publicUrl: settings.publicUrl }),
      pages({
        speak: spokenPage(context, spoken),
        textsIn: async (language) => (await spoken(language)).texts,
        sessionCookie: sessionCookieName(settings.publicUrl),
        report: (err) => log.warn({ err }, 'a page was sent without its content, because it could not be drawn'),
      }),
      unknownSignInPath,
    ],
    leave: (): void => {
      metrics.stop();
      live.stop();
    },
    stop: outlines.close,
  };
};
