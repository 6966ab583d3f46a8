import { accountWorkingIn } from '@clearbench/access/account-working-in';
import { readPrincipal } from '@clearbench/access/read-principal';
import { fileDetailView } from '@clearbench/contracts/file/views';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import { answerModeOf, holderOf } from '@clearbench/contracts/sim-env/participants';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { reaction } from '@clearbench/event-sourcing/reaction';
import type { ScenarioInForce } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import { listsInForce } from '../scenario-lists/scenarios-in-force.ts';
import { answerInProfile, answerInput, type CreateAnswerFile } from './answer-file.ts';
import { requestTransfer } from './request-transfer.ts';

type MessageDelivered = Extract<TransferEvent, { type: 'MessageDelivered' }>;
export type AnswerByScenario = { readonly type: 'AnswerByScenario'; readonly data: MessageDelivered['data'] };

/** Answers what a participant receives, if the tester chose the own scenario list for it. */
export const answerDeliveries = reaction<MessageDelivered, AnswerByScenario>({
  name: 'answer-deliveries',
  on: {
    MessageDelivered: ({ data }) => (data.deliveredTo?.bic === undefined ? [] : [{ type: 'AnswerByScenario', data }]),
  },
});

type Received = { readonly bic: string; readonly userId: string };

/** The own list of the tester, with what its rules compare. */
const ownScenario = async (
  context: CommandContext,
  environment: SimEnvDocument,
  { bic, userId }: Received,
  at: string,
): Promise<ScenarioInForce | undefined> => {
  const lists = await listsInForce(context, environment, { userId, requestedAt: at });
  const own = lists.filter(({ owner }) => owner === 'tester');
  return own.length === 0 ? undefined : { lists: own, at: businessTime(environment.clock, at), tester: bic };
};

/** The participant, if its present tester received the message and answers by scenario. */
const answering = ({ holders }: SimEnvDocument, { bic, userId }: Partial<Received> = {}): Received | undefined => {
  if (bic === undefined || userId === undefined || holderOf(holders, bic) !== userId) return undefined;
  return answerModeOf(holders, bic) === 'scenario' ? { bic, userId } : undefined;
};

/** Creates and sends the answers of the scenario list, in the name of the tester; a repetition creates each once. */
export const answerByScenario =
  (context: CommandContext, createAnswer: CreateAnswerFile, now: () => string) =>
  async ({ data }: AnswerByScenario, metadata: CommandMetadata): Promise<void> => {
    const { views, textWorkers } = context;
    const environment = await views.get(simEnvView, data.environmentId);
    const received = environment && answering(environment, data.deliveredTo);
    if (environment === undefined || received === undefined || !environment.canSendToTestEngine) return;
    if ((await accountWorkingIn(views, received.userId, data.environmentId)) === undefined) return;
    const at = now();
    const scenario = await ownScenario(context, environment, received, at);
    const principal = await readPrincipal(views)({ sessionId: '', userId: received.userId });
    if (scenario === undefined || principal === undefined || principal.plan?.canCreate === false) return;
    const file = await views.get(fileDetailView, data.fileId);
    const rbVersion = file?.summary.rbVersion ?? environment.versions[0] ?? '2025';
    const seed = `${data.transferId}|${data.messageId}`;
    const time = { rbVersion, seed, now: businessTime(environment.clock, at) };
    const input = {
      ...(await answerInput(context, environment, { ...received, sha256: data.sha256 }, time)),
      scenario,
    };
    for (const [index, { bytes }] of (await textWorkers.answersByScenario(input)).entries()) {
      const by = { ...metadata, actor: received.userId, commandId: `scenario|${seed}|${index + 1}` };
      const sourceName = file?.summary.fileName ?? data.messageType;
      const text = await answerInProfile(
        context,
        environment,
        { ...input, seed: `${seed}|${index}` },
        {
          bytes,
          action: 'scenario',
          sourceName,
        },
      );
      const source = data.fileId;
      const answer = { environment, rbVersion, direction: 'TS', origin: 'copy', source, ...text } as const;
      const { vipFileSummary } = await createAnswer(answer, { principal, metadata: by, at });
      const sending = { ...by, commandId: `${by.commandId}|send` };
      await requestTransfer(context, { params: { fileId: vipFileSummary.fileId }, principal, metadata: sending, at });
    }
  };
