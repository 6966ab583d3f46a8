import { type Admission, admission } from '@clearbench/access/admission';
import { readToken } from '@clearbench/access/program/read-token';
import { readPrincipal } from '@clearbench/access/read-principal';
import { mayReadFile } from '@clearbench/access/resource-access';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { followSettings } from '@clearbench/hosting/app-settings/follow-settings';
import { followedViews } from '@clearbench/hosting/following/followed-views';
import { onceReadable } from '@clearbench/hosting/following/once-readable';
import type { Data } from '@clearbench/hosting/open-data';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import { interfaceTexts } from '@clearbench/hosting/texts/interface-texts';
import { everyProjection } from '@clearbench/projections/slices';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import type { Logger } from 'pino';
import { pooledOutlines } from '../outlines/outlines.ts';
import { liveConnections } from '../push/live-connections.ts';
import type { QueryContext } from '../query-context.ts';
import { appInfo } from './app-info.ts';
import { watchClaim } from './claim-watch.ts';
import { metricsOf } from './metrics-of.ts';
import type { QuerySettings } from './settings.ts';

const names = everyProjection.map(({ name }) => name);

type Parts = {
  readonly settings: QuerySettings;
  readonly stores: Data;
  readonly clock: Clock;
  readonly log: Logger;
  readonly telemetry: Telemetry;
};

/** The runtime of a query service: followed read models, access control, and live connections. */
export const openQueryContext = async ({ settings, stores, clock, log, telemetry }: Parts) => {
  const { views, progress } = await followedViews(stores, names, log);
  const changes = onceReadable(stores.changes, progress.refresh);
  const appSettings = await followSettings(views, changes, (err) =>
    log.error({ err }, 'the settings could not be read'),
  );
  const people: Admission = admission({
    settings: { ...settings.sessions, publicUrl: settings.publicUrl, secret: settings.secret },
    newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
    verifiesEmail: () => settings.sendsMail,
    principalOf: readPrincipal(views),
    tokenOf: readToken(views),
    clock,
  });
  const claim = await watchClaim(stores.events, log);
  const watching = { tracing: telemetry.tracing, log };
  const feed = { subscribe: changes.subscribe, publish: stores.changes.publish };
  const connections = liveConnections(feed, appSettings.heed, watching, mayReadFile(views));
  const outlines = pooledOutlines(2);
  const lags = async () => progress.lags(await stores.events.head());
  const metrics = metricsOf({ stores, waiting: () => 0, lags, connections, log, telemetry });
  const queryContext: QueryContext = {
    metrics,
    views,
    contents: stores.contents,
    outlines,
    texts: await interfaceTexts(),
    appInfo: await appInfo({ ...settings, demo: false }, claim.isOpen),
    replaying: { log: stores.events, days: statisticsDays },
  };
  return {
    queryContext,
    people,
    connections,
    /** Fails where read models cannot be read. */
    refresh: progress.refresh,
    close: async (): Promise<void> => {
      metrics.stop();
      claim.stop();
      appSettings.stop();
      await outlines.close();
      await progress.stop();
    },
  };
};
export type OpenedDesk = Awaited<ReturnType<typeof openQueryContext>>;
