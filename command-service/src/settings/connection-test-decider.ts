import type { ConnectionCommand, ConnectionEvent } from '@clearbench/contracts/settings/connection-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type ConnectionTest = { readonly recorded: boolean };

/** Each test has its own stream. */
export const connectionTestStream = (testId: string): string => `connectionTest-${testId}`;

/** Records connection tests for the audit. */
export const connectionTestDecider: Decider<ConnectionTest, ConnectionCommand, ConnectionEvent> = {
  initialState: { recorded: false },
  decide(command, { recorded }) {
    if (recorded) return [];
    switch (command.type) {
      case 'RecordMailTest':
        return [{ type: 'MailTested', data: command.data }];
      case 'RecordSignInTest':
        return [{ type: 'SignInTested', data: command.data }];
    }
  },
  evolve(_, { type }) {
    switch (type) {
      case 'MailTested':
      case 'SignInTested':
        return { recorded: true };
    }
  },
};
