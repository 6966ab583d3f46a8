import { Failure } from '@clearbench/contracts/failure';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { fileDetailView } from '@clearbench/contracts/file/views';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { type DueDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { ReceivedAnswer, Space, SpaceFile } from '@clearbench/test-suites/run/space';
import type { CommandContext } from '../command-context.ts';
import { createFile } from '../file/create-file.ts';
import { receiveFile } from '../file/receive-file.ts';
import { dueTransfers } from '../transfer/due-transfers.ts';
import { releaseDue } from '../transfer/release-due.ts';
import { submitToClearing } from '../transfer/submit-to-clearing.ts';
import { transferDecider, transferStream } from '../transfer/transfer-decider.ts';
import type { SpaceDeliveries } from './space-deliveries.ts';
import { incomingIn } from './space-incoming.ts';
import { spaceTester } from './space-tester.ts';

type Parts = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly clock: Clock;
  readonly bic: string;
  readonly seed: number;
  readonly deliveries: SpaceDeliveries;
};

export type Correspondence = Pick<Space, 'send' | 'receive' | 'received' | 'nextDueAt'> & {
  /**
   * Plans the deliveries of the case until an instant and performs what is due; `setClock` moves the clock of the space
   * to each due time. `isStep` true for a step that advances the clock.
   */
  releaseUntil(instant: string, setClock: (at: string) => void, isStep: boolean): Promise<void>;
};

const earlierOf = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

const reportOf = async ({ views, contents }: CommandContext, fileId: string): Promise<ValidationReport> => {
  const file = await views.get(fileDetailView, fileId);
  if (file?.check === undefined) throw new Failure('file.notFound');
  return JSON.parse(new TextDecoder().decode(await contents.get(file.check.reportSha256))) as ValidationReport;
};

const answerOf = async (context: CommandContext, { transferId, answerId }: DueDocument): Promise<ReceivedAnswer[]> => {
  const transfer = await context.views.get(transferView, transferId);
  const answer = transfer?.answers.find((one) => one.answerId === answerId);
  if (answer?.releasedAt === undefined) return [];
  const { fileId, fileName, messageType, sha256, reason, releasedAt } = answer;
  const bytes = await context.contents.get(sha256);
  const report = await reportOf(context, fileId);
  return [{ answerId: answer.answerId, transferId, fileName, messageType, bytes, report, reason, releasedAt }];
};

/** Creates a file, requests its transfer and submits it to the clearing, as the product does on sending. */
const sending = (context: CommandContext, { environment, rbVersion, clock, bic, seed }: Parts): Space['send'] => {
  const { userId } = spaceTester;
  let files = 0;
  return async ({ bytes, fileName }: SpaceFile) => {
    files += 1;
    const at = clock.now();
    const commandId = `${seed}-${files}`;
    const metadata = { commandId, actor: userId, correlationId: commandId };
    const principal = { sessionId: '', user: spaceTester.document(bic), isAdmin: false };
    const file = { environment, rbVersion, fileName, direction: 'TS', origin: 'upload', bytes } as const;
    const { vipFileSummary } = await createFile(context, file, { principal, metadata, at });
    const { fileId, envId, environmentToken, contentVersion, messageId, messageType } = vipFileSummary;
    const detail = await context.views.get(fileDetailView, fileId);
    const transferId = `transfer-${commandId}`;
    const data = {
      ...{ transferId, fileId, fileName: vipFileSummary.fileName, environmentId: envId, environmentToken, rbVersion },
      ...{ contentVersion, sha256: detail?.content.sha256 ?? '', messageId, messageType, requestedBy: userId },
    };
    const stream = transferStream(transferId);
    const { position } = await context.handle(transferDecider, stream, { type: 'RequestTransfer', data, at }, metadata);
    await context.views.reached(position);
    const clearing = { ...metadata, commandId: `${commandId}-clear`, actor: 'system:clearing' };
    const submission = { type: 'TakeToClearing', data } as const;
    await submitToClearing(context, submission, { metadata: clearing, partitionPosition: { isFirst: true }, at });
    return { transferId, report: await reportOf(context, fileId) };
  };
};

/** Sends the files of a space to its clearing and receives the answers when they are due. */
export const correspondence = (context: CommandContext, parts: Parts): Correspondence => {
  const { clock, deliveries } = parts;
  const received: ReceivedAnswer[] = [];
  const release = releaseDue(context, receiveFile(context));

  const deliver = async (item: DueDocument): Promise<readonly ReceivedAnswer[]> => {
    await release(item, clock.now());
    const answers = await answerOf(context, item);
    received.push(...answers);
    return answers;
  };

  const nextAction = async (): Promise<string | undefined> => {
    const { due, nextAt } = await dueTransfers(context, '');
    return due[0]?.dueAt ?? nextAt;
  };
  const nextDueAt = async (): Promise<string | undefined> =>
    earlierOf(await nextAction(), deliveries.nextAt(clock.now()));

  const releaseUntil: Correspondence['releaseUntil'] = async (instant, setClock, isStep) => {
    await deliveries.planUntil(instant, clock.now(), isStep);
    for (let next = await nextAction(); next !== undefined && next <= instant; next = await nextAction()) {
      setClock(next);
      const { due } = await dueTransfers(context, next);
      for (const item of due) await deliver(item);
    }
    setClock(instant);
  };
  const receive = incomingIn(context, parts, deliver);
  return { send: sending(context, parts), receive, received: () => received, nextDueAt, releaseUntil };
};
