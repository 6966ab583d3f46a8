import { randomBytes } from 'node:crypto';
import { slidingWindowLimiter } from '@clearbench/contracts/concurrency/sliding-window-limiter';
import { Failure } from '@clearbench/contracts/failure';
import { userView } from '@clearbench/contracts/user/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler, CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';
import type { VerificationCommand } from './verification-reactions.ts';

const minute = 60 * 1000;
const lifetime = 24 * 60 * minute;

export const newLinkId = (): string => randomBytes(16).toString('base64url');

/** The instant after a number of milliseconds. */
export const later = (at: string, span: number): string => new Date(Date.parse(at) + span).toISOString();

export type RequestVerification = (
  userId: string,
  at: string,
  metadata: CommandMetadata,
) => Promise<{ expiresAt: string }>;

/** Requests a mail with a new link, at most one a minute and five an hour for each user. */
export const requestVerification = (handle: CommandHandler): RequestVerification => {
  const count = slidingWindowLimiter([
    { times: 1, within: minute },
    { times: 5, within: 60 * minute },
  ]);
  return async (userId, at, metadata) => {
    count(userId, at);
    const data = { userId, linkId: newLinkId(), expiresAt: later(at, lifetime) };
    await handle(userDecider, userStream(userId), { type: 'RequestVerification', data, at }, metadata);
    return { expiresAt: data.expiresAt };
  };
};

/** Executes the commands of `ask-for-proof`. A user who requested a link in the meantime already has one. */
export const sendVerification =
  (request: RequestVerification, clock: Clock) =>
  async ({ data }: VerificationCommand, metadata: CommandMetadata): Promise<void> => {
    try {
      await request(data.userId, clock.now(), metadata);
    } catch (error) {
      if (!(error instanceof Failure && error.errorKey === 'request.tooMany')) throw error;
    }
  };

type VerifyParts = { readonly handle: CommandHandler; readonly views: ReadModels; readonly clock: Clock };

/** Verifies an address with a link; resolves when every guard can see it. */
export const verifyUser =
  ({ handle, views, clock }: VerifyParts) =>
  async (userId: string, linkId: string): Promise<void> => {
    const command = { type: 'VerifyUser', data: { userId, linkId }, at: clock.now() } as const;
    // A new command id each time, because a repeated use of a link has to be decided again.
    const metadata = { commandId: newLinkId(), actor: userId, correlationId: linkId };
    const { position } = await handle(userDecider, userStream(userId), command, metadata);
    await views.reached(position, [userView]);
  };
