import { refuse } from '@clearbench/contracts/failure';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { confirmPayment } from './beneficiary-time-out.ts';
import { clearTransfer } from './clear-transfer.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { closedWhenDone, decideQueue } from './planned-answers.ts';
import { replanTransfer } from './replan-transfer.ts';
import { requestIncoming } from './request-incoming.ts';
import { evolveTransfer, type TransferState } from './transfer-state.ts';

import { verdictAtTimeOut } from './verdict-event.ts';

export const transferStream = (transferId: string): string => `transfer-${transferId}`;

/**
 * One transfer of a file: requested once, cleared once, each answer released or dropped once; closed without remaining
 * actions.
 */
export const transferDecider: Decider<TransferState, TransferCommand, TransferEvent> = {
  initialState: { status: 'none' },
  decide(command, transfer) {
    const { type, data } = command;
    if (type === 'RequestTransfer')
      return transfer.status === 'none' ? [{ type: 'TransferRequested', data }] : refuse('transfer.alreadyRequested');
    if (type === 'RequestIncoming')
      return transfer.status === 'none' ? requestIncoming(data) : refuse('transfer.alreadyRequested');
    if (transfer.status === 'none') return refuse('transfer.notFound');
    const ofFile = { transferId: data.transferId, fileId: transfer.fileId };
    if (type === 'ClearTransfer')
      return transfer.status === 'requested' ? clearTransfer(data, transfer) : refuse('transfer.alreadyCleared');
    if (transfer.status === 'requested') return refuse('transfer.notFound');
    const { planned, settlementPlanned, timeOutPlanned } = transfer;
    switch (type) {
      case 'ReplanTransfer':
        return replanTransfer(data, transfer);
      case 'ConfirmTransfer':
        return confirmTransfer(data, transfer);
      case 'FailReplanning': {
        const { causedByTransferId, reason } = data;
        return [{ type: 'ReplanningFailed', data: { ...ofFile, causedByTransferId, reason } }];
      }
      case 'ConfirmPayment':
        return confirmPayment(data, transfer, ofFile);
      case 'SettleTransfer':
        if (!settlementPlanned) return [];
        return [{ type: 'TransferSettled', data: ofFile }, ...closedWhenDone(ofFile, planned.length, timeOutPlanned)];
      case 'TimeOutTransfer':
        if (!timeOutPlanned) return [];
        return [
          { type: 'TransferTimedOut', data: ofFile },
          ...verdictAtTimeOut(transfer, ofFile),
          ...closedWhenDone(ofFile, planned.length, settlementPlanned),
        ];
      case 'DropTimeOut':
        if (!timeOutPlanned) return [];
        return [
          { type: 'TimeOutCancelled', data: { ...ofFile, because: 'memoryReset' } },
          ...closedWhenDone(ofFile, planned.length, settlementPlanned),
        ];
      case 'ReleaseAnswer':
      case 'HoldAnswer':
      case 'ResumeAnswer':
      case 'EditAnswer':
      case 'DropAnswer':
      case 'DropSettlement':
        return decideQueue(command, transfer);
    }
  },
  evolve: evolveTransfer,
};
