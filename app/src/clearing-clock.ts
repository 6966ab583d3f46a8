import { receiveFile } from '@clearbench/command-service/file/receive-file';
import { dueTransfers, releaseDue } from '@clearbench/command-service/transfer/release-due';
import type { Workplace } from '@clearbench/command-service/workplace';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';

/** Releases what transfers have due; a restart finds the same list again in the read model. */
export const startClearingClock = (workplace: Workplace, changes: ChangeFeed, clock: Clock, log: Log): DueWork => {
  const release = releaseDue(workplace, receiveFile(workplace));
  return startDueWork({
    clock,
    next: (now) => dueTransfers(workplace, now),
    perform: (item) => release(item, clock.now()),
    wakeOn: (wake) => changes.subscribe(({ topic }) => topic === 'transferStatusChanged' && wake()),
    log,
  });
};
