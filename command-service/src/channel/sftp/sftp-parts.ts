import type { Failure } from '@clearbench/contracts/failure';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Logger } from 'pino';
import type { ChannelSignals } from '../channel-signals.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { HeldFiles } from './held-files.ts';
import type { SessionTokens } from './session-tokens.ts';

type Refused = { readonly channelId: string; readonly call: string; readonly fileName?: string | undefined };

/** What a connection needs of the server. */
export type SftpParts = {
  readonly views: Pick<ReadModels, 'get' | 'find'>;
  readonly tokens: SessionTokens;
  readonly held: HeldFiles;
  readonly attempts: AttemptLimit;
  readonly signals: Pick<ChannelSignals, 'signIn'>;
  readonly texts: Readonly<Record<string, string>>;
  /** The address of this process. */
  readonly url: string;
  /** Milliseconds. */
  readonly idle: number;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'error'>;
  record(refused: Refused, failure: Failure, at: string): Promise<void>;
};
