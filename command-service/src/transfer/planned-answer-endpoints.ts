import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import { changePlannedAnswerRoute, editPlannedAnswerRoute } from '@clearbench/contracts/transfer/planned-answer-routes';
import { dueView, plannedAnswerView, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { envelopesOf } from '../envelopes-of-environment.ts';
import { editedAnswer } from './edited-answer.ts';
import { answerMutex, type DeliverAnswer, releaseAnswer } from './release-due.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

type AnswerOf = { readonly environmentToken: string; readonly transferId: string; readonly answerId: string };
type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };
type Action = 'hold' | 'resume' | 'drop';

/** The environment of an answer; it plans no answers of transfers of other environments. */
const environmentOf = async (
  views: CommandContext['views'],
  principal: Principal,
  { environmentToken, transferId }: AnswerOf,
): Promise<SimEnvDocument> => {
  const environment = await findEnvironment(views, principal, environmentToken);
  const transfer = await views.get(transferView, transferId);
  if (transfer?.environmentId !== environment.environmentId) throw new Failure('transfer.answerNotPlanned');
  return environment;
};

const commandOf = (action: Action, { transferId, answerId }: AnswerOf, at: string): TransferCommand => {
  const data = { transferId, answerId };
  switch (action) {
    case 'hold':
      return { type: 'HoldAnswer', data, at };
    case 'resume':
      return { type: 'ResumeAnswer', data, at };
    case 'drop':
      return { type: 'DropAnswer', data: { ...data, because: 'user' }, at };
  }
};

/** Commands of users about planned answers; the clock does not deliver an answer of the transfer at the same time. */
export const plannedAnswerEndpoints = (context: CommandContext, deliver: DeliverAnswer): Endpoint[] => {
  const { views } = context;
  const execute = async (command: TransferCommand, metadata: CommandMetadata) => {
    const stream = transferStream(command.data.transferId);
    return (await context.handle(transferDecider, stream, command, metadata)).position;
  };
  const changed = async (
    params: AnswerOf,
    { principal, metadata, at }: By,
    work: (by: CommandMetadata) => Promise<number>,
  ) => {
    const environment = await environmentOf(views, principal, params);
    const position = await answerMutex(params.transferId, () => work(businessMetadata(environment, metadata, at)));
    await views.reached(position, [dueView, plannedAnswerView, transferView]);
    return { reply: { position }, position };
  };
  return [
    serve(changePlannedAnswerRoute, async ({ params, body: { action }, ...by }) =>
      changed(params, by, async (metadata) => {
        if (action !== 'release') return execute(commandOf(action, params, by.at), metadata);
        const position = await releaseAnswer(context, deliver, params, metadata, by.at);
        if (position === undefined) throw new Failure('transfer.answerNotPlanned');
        return position;
      }),
    ),
    serve(editPlannedAnswerRoute, async ({ params, body: { text }, ...by }) =>
      changed(params, by, async (metadata) => {
        const transfer = await views.get(transferView, params.transferId);
        const answer = transfer?.answers.find(({ answerId }) => answerId === params.answerId);
        if (answer === undefined) throw new Failure('transfer.answerNotPlanned');
        const environment = await views.get(simEnvView, transfer?.environmentId ?? '');
        const { envelopes } = environment === undefined ? {} : await envelopesOf(views, environment);
        const edited = await editedAnswer(context, text, answer.messageType, envelopes);
        const { transferId, answerId } = params;
        return execute({ type: 'EditAnswer', data: { transferId, answerId, edited }, at: by.at }, metadata);
      }),
    ),
  ];
};
