import { randomUUID } from 'node:crypto';
import type { TestRecord } from '@clearbench/access/sign-in-test/sign-in-tests';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import { connectionTestDecider, connectionTestStream } from './connection-test-decider.ts';

type Parts = { readonly handle: CommandHandler; readonly clock: Clock };

/** Records for the audit that an administrator tested a sign-in. */
export const recordSignInTest =
  ({ handle, clock }: Parts) =>
  async (data: TestRecord): Promise<void> => {
    const metadata = { commandId: randomUUID(), actor: data.userId, correlationId: randomUUID() };
    const command = { type: 'RecordSignInTest', data, at: clock.now() } as const;
    await handle(connectionTestDecider, connectionTestStream(data.testId), command, metadata);
  };
