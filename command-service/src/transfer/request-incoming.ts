import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { ofEnvironment } from './transfer-state.ts';

type Requested = Extract<TransferCommand, { type: 'RequestIncoming' }>['data'];

/** The events of a request: its messages are planned like answers, and no settlement belongs to them. */
export const requestIncoming = ({ answers, ...requested }: Requested): TransferEvent[] => {
  const { transferId, fileId, environmentId, memory = 0 } = requested;
  const ofPlan = { transferId, fileId, ...ofEnvironment({ environmentId, memory }) };
  return [
    { type: 'IncomingMessageRequested', data: requested },
    ...answers.map((answer): TransferEvent => ({ type: 'AnswerPlanned', data: { ...ofPlan, answer } })),
  ];
};
