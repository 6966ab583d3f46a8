import { admission } from '@clearbench/access/admission';
import { readToken } from '@clearbench/access/program/read-token';
import { readPrincipal } from '@clearbench/access/read-principal';
import { loginUrlsOf } from '@clearbench/access/sign-in/login-urls';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { followSettings } from '@clearbench/hosting/app-settings/follow-settings';
import { followedViews } from '@clearbench/hosting/following/followed-views';
import { onceReadable } from '@clearbench/hosting/following/once-readable';
import { type Host, type HostedServices, hostService } from '@clearbench/hosting/host-process';
import { httpPipeline } from '@clearbench/hosting/serving/http-pipeline';
import { interfaceTexts } from '@clearbench/hosting/texts/interface-texts';
import { everyProjection } from '@clearbench/projections/slices';
import { commandServices } from '../edge/command-services.ts';
import { forwarding, usualPatience } from '../edge/forward.ts';
import { forwardedCalls } from '../edge/forwarded-calls.ts';
import { watchClaim } from './claim-watch.ts';
import { pagesAreBuilt } from './pages.ts';
import type { QuerySettings } from './settings.ts';
import { startQueryService } from './start-query-service.ts';

const names = everyProjection.map(({ name }) => name);

/** What the queries need from other processes: read models and settings that follow the log, and access control. */
const follow = async (settings: QuerySettings, { stores, clock, log }: Host) => {
  const { views, progress } = await followedViews(stores, names, log);
  const changes = onceReadable(stores.changes, progress.refresh);
  const appSettings = await followSettings(views, changes, (err) =>
    log.error({ err }, 'the settings could not be read'),
  );
  const people = admission({
    settings: { ...settings.sessions, publicUrl: settings.publicUrl, secret: settings.secret },
    newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
    verifiesEmail: () => settings.sendsMail,
    principalOf: readPrincipal(views),
    tokenOf: readToken(views),
    clock,
  });
  const claim = await watchClaim(stores.events, log);
  return {
    views,
    progress,
    changes: { subscribe: changes.subscribe, publish: stores.changes.publish },
    people,
    heedSettings: appSettings.heed,
    isUnclaimed: claim.isOpen,
    stop: async (): Promise<void> => {
      claim.stop();
      appSettings.stop();
      await progress.stop();
    },
  };
};

const serve = async (settings: QuerySettings, host: Host): Promise<HostedServices> => {
  const { listener, stores, clock, log, telemetry } = host;
  const { tracing } = telemetry;
  if (!pagesAreBuilt()) log.warn('the pages are not built, and browsers will find none: npm run build');
  const followed = await follow(settings, host);
  const { views, progress, people } = followed;
  const queries = await startQueryService({
    ...followed,
    settings: { ...settings, demo: false },
    stores,
    lags: async () => progress.lags(await stores.events.head()),
    loginUrls: loginUrlsOf(settings.providers),
    texts: await interfaceTexts(),
    waiting: () => 0,
    log,
    telemetry,
  });
  const onCircle = (): void => log.warn('CLEARBENCH_COMMAND_URLS of a query service names a query service');
  const forward = forwarding(commandServices(settings.commandUrls), usualPatience, tracing, onCircle);
  return {
    url: listener.loopbackUrl,
    app: httpPipeline({
      settings,
      endpoints: queries.endpoints,
      guard: people.guard,
      views,
      stores,
      loads: loadBudget(settings.loads, sharedMemoryCollector()),
      edge: { timed: queries.timed, forward: forwardedCalls(forward) },
      pages: queries.pages,
      clock,
      log,
      tracing,
    }),
    live: queries.live,
    health: { lags: async () => [], readModels: progress.refresh },
    leave: queries.leave,
    stop: async () => {
      await queries.stop();
      await followed.stop();
    },
  };
};

/** A query service in a process of its own, which browsers reach: answers queries and forwards commands and sign-ins. */
export const hostQueryService = (settings: QuerySettings) =>
  hostService(settings, 'clearbench-query', (host) => serve(settings, host));
