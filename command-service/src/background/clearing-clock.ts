import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import { receiveFile } from '../file/receive-file.ts';
import { dueTransfers, releaseDue } from '../transfer/release-due.ts';
import type { Workplace } from '../workplace.ts';

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
