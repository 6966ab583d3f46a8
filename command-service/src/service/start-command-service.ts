import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { leaseNames } from '@clearbench/hosting/lease/lease-names';
import { underLease } from '@clearbench/hosting/lease/under-lease';
import type { Data } from '@clearbench/hosting/open-data';
import type { AllowedNetworks } from '@clearbench/hosting/outgoing-address';
import type { SftpAddress } from '@clearbench/hosting/settings/sftp';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Logger } from 'pino';
import { startBackgroundWork } from '../background/background-work.ts';
import { forgottenFirst } from '../background/forgotten-first.ts';
import { channelCredentials } from '../channel/channel-credentials.ts';
import { channelSecrets } from '../channel/channel-secrets.ts';
import { channelSignals } from '../channel/channel-signals.ts';
import { refusalRecorder } from '../channel/record-refusal.ts';
import { hostKeySecret } from '../channel/sftp/host-key.ts';
import { opensshKeyOf } from '../channel/sftp/openssh-key.ts';
import { sessionTokens } from '../channel/sftp/session-tokens.ts';
import { startSftpServer } from '../channel/sftp/sftp-server.ts';
import type { CommandContext } from '../command-context.ts';
import { slices } from '../slices.ts';
import { suiteWorkers } from '../suite-space/suite-workers.ts';
import { transferWaits } from '../transfer/transfer-waits.ts';
import { type AccessWiringParts, wireAccess } from './access-wiring.ts';
import { clusterMutex } from './cluster-mutex.ts';
import { openCommandRuntime } from './command-runtime.ts';
import { forgetElsewhere } from './forget-elsewhere.ts';

type CommandServiceParts = {
  readonly settings: AccessWiringParts['settings'] & {
    readonly largestContent: number;
    readonly channelNetworks: AllowedNetworks;
    readonly sftp: SftpAddress | undefined;
    /** Milliseconds without a renewal after which the lease on background work ends. */
    readonly leaseSpan: number;
  };
  readonly providers: readonly ProviderSettings[];
  /** The origin that browsers use. */
  readonly publicUrl: string;
  /** The address by which this process calls itself. */
  readonly ownUrl: string;
  readonly stores: Data;
  readonly views: ReadModels;
  /**
   * Whether other command services work on the same stores: names are then unique under a lease, background work runs
   * under a lease, and deletions by other processes are followed.
   */
  readonly isShared: boolean;
  /** Executed before background work starts. */
  readonly seed?: (context: CommandContext) => Promise<void>;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** Starts the commands: their endpoints, sign-in, and the background work. */
export const startCommandService = async (parts: CommandServiceParts) => {
  const { settings, stores, views, isShared, loads, clock, log, tracing } = parts;
  const { secret, largestContent } = settings;
  const hostKey = settings.sftp && opensshKeyOf(await hostKeySecret(stores.keys));
  const isMultiProcess = isShared ? { keyedMutex: clusterMutex(stores) } : {};
  const runtime = await openCommandRuntime({ stores, views, secret, largestContent, ...isMultiProcess, tracing, log });
  const { context, forgetStream } = runtime;
  const workers = suiteWorkers();
  const tokens = sessionTokens(views, clock);
  const signals = channelSignals();
  const polling = { tokens, url: parts.ownUrl, signals };
  const posting = {
    sftp: settings.sftp && hostKey && { port: settings.sftp.port, fingerprint: hostKey.fingerprint },
    secrets: channelSecrets(secret),
    credentials: channelCredentials(secret),
    outgoing: { allowed: settings.channelNetworks },
  };
  const wiring = await wireAccess({ ...parts, context, sessionTokenOf: tokens.tokenOf });
  const { people, signOut, appSettings, onboarding, connections } = wiring;
  await parts.seed?.(context);

  const begin = () =>
    startBackgroundWork({ stores, context, forgetStream, onboarding, clock, loads, log, workers, posting, polling });
  const background = isShared
    ? underLease({ documents: stores.documents, name: leaseNames.background, log, span: settings.leaseSpan, begin })
    : await begin();
  const unsubscribe = isShared ? forgetElsewhere(stores.changes, forgetStream) : () => {};
  await forgottenFirst(stores, log);
  const sftp =
    settings.sftp &&
    hostKey &&
    (await startSftpServer({
      address: settings.sftp,
      ...{ hostKey, largestFile: largestContent, views, tokens, signals, clock, log },
      texts: context.texts.en ?? {},
      url: parts.ownUrl,
      record: refusalRecorder(context),
    }));

  const waits = transferWaits(stores.changes);
  const signingOut = { sessions: people.sessions, signOut, heedSettings: appSettings.heed };
  return {
    endpoints: Object.values<Endpoint[]>(
      slices(context, waits, signingOut, onboarding.welcome, connections, { workers }, posting),
    ).flat(),
    people,
    /** The routes of sign-in, and of the pages behind links in mails. */
    pages: [people.signInRouter],
    heedSettings: appSettings.heed,
    texts: context.texts,
    claimCode: onboarding.claimCode,
    /** Whether the installation has no administrator yet. */
    isUnclaimed: onboarding.welcome.claim.isOpen,
    /** Validations waiting for a worker. */
    waiting: context.textWorkers.waiting,
    /** What this process counts about channels. */
    channelMetrics: signals.metrics,
    leave: async (): Promise<void> => {
      await sftp?.stop();
      unsubscribe();
      waits.stop();
      appSettings.stop();
    },
    stop: async (): Promise<void> => {
      await background.stop();
      await workers.close();
      await runtime.close();
    },
  };
};
