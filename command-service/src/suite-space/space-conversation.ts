import { transferView } from '@clearbench/contracts/transfer/views';
import { conversationMessages } from '@clearbench/projections/transfer/conversation-messages';
import type { Space } from '@clearbench/test-suites/run/space';
import type { CommandContext } from '../command-context.ts';
import { spaceTester } from './space-tester.ts';

/** Transfers of a case whose messages its conversation lists. */
const mostTransfers = 200;

/** The conversation of a space: all its transfers belong to one case, and its memory is never reset. */
export const conversationIn =
  ({ views }: Pick<CommandContext, 'views'>, environmentId: string): Space['conversation'] =>
  async () => {
    const where = [
      { field: 'environmentId', is: environmentId },
      { field: 'memory', is: 0 },
      { field: 'requestedBy', is: spaceTester.userId },
    ];
    const sort = { field: 'sentAt', direction: 'ascending' } as const;
    return conversationMessages((await views.find(transferView, { where, sort, limit: mostTransfers })).items);
  };
