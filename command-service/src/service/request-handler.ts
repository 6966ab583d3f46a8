import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { httpPipeline } from '@clearbench/hosting/serving/http-pipeline';
import type { Logger } from 'pino';
import type { CommandContext } from '../command-context.ts';
import { slices } from '../slices.ts';
import type { AccessWiring } from './access-wiring.ts';
import type { CommandSettings } from './settings.ts';

type Parts = {
  readonly settings: Pick<
    CommandSettings,
    'publicUrl' | 'trustedProxies' | 'commandsPerMinute' | 'bodies' | 'largestContent'
  >;
  readonly context: CommandContext;
  readonly accessWiring: AccessWiring;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** Handles the requests that query services forward: commands, sign-in, and the pages behind links in mails. */
export const requestHandler = ({ context, accessWiring, ...parts }: Parts) => {
  const { people, signOut, appSettings, onboarding, connections } = accessWiring;
  const signingOut = { sessions: people.sessions, signOut, heedSettings: appSettings.heed };
  const endpoints = slices(context, signingOut, onboarding.welcome, connections);
  return httpPipeline({
    ...parts,
    endpoints: Object.values<Endpoint[]>(endpoints).flat(),
    guard: people.guard,
    views: context.views,
    pages: [people.signInRouter],
  });
};
