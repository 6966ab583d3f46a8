import { Failure } from '@clearbench/contracts/failure';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { DueDocument } from '@clearbench/contracts/transfer/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import type { Space } from '@clearbench/test-suites/run/space';
import type { CommandContext } from '../command-context.ts';
import { receivedMessage } from '../transfer/incoming-source.ts';
import { planIncoming } from '../transfer/plan-incoming.ts';
import { spaceTester } from './space-tester.ts';

type Parts = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly clock: Clock;
  readonly bic: string;
  readonly seed: number;
};

type Received = Awaited<ReturnType<Space['receive']>>;
/** Delivers a message at once, and returns it as received. */
type Deliver = (item: DueDocument) => Promise<Received>;

/** The id of the message in a received file. */
const messageIdIn = async ({ textWorkers }: CommandContext, bytes: Uint8Array): Promise<string | undefined> =>
  (await textWorkers.historyQuery(bytes)).messageIds[0];

/** The messages of the other bank in a space, as the product plans and delivers them. */
export const incomingIn = (context: CommandContext, parts: Parts, deliver: Deliver): Space['receive'] => {
  const { environment, rbVersion, clock, bic, seed } = parts;
  const { userId } = spaceTester;
  let requests = 0;
  return async ({ bytes, fileName }, { kind, code }) => {
    requests += 1;
    const at = clock.now();
    const commandId = `${seed}-incoming-${requests}`;
    const transferId = `transfer-${commandId}`;
    if (sniffMessage(bytes).messageType === undefined)
      throw new Failure('transfer.incomingNotPossible', { kind, message: '' });
    const original =
      kind === 'payment'
        ? {}
        : { original: await receivedMessage(context, environment, await messageIdIn(context, bytes)) };
    const source = { bytes, fileName, rbVersion, ...original };
    const sender = { bic, testCode: 'T' };
    const ordered = { environment, source, kind, code, transferId, userId, sender, dueAt: at };
    const metadata = { commandId, actor: userId, correlationId: commandId };
    const { answers, position } = await planIncoming(context, ordered, { metadata, at });
    await context.views.reached(position);
    const received: Received[number][] = [];
    for (const { answerId, dueAt } of answers)
      received.push(...(await deliver({ transferId, answerId, dueAt, memory: 0 })));
    return received;
  };
};
