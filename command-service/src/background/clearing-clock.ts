import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CommandContext } from '../command-context.ts';
import { receiveFile } from '../file/receive-file.ts';
import { dueTransfers, releaseDue } from '../transfer/release-due.ts';

/** Releases the due answers of transfers; after a restart the read model has the same list. */
export const startClearingClock = (context: CommandContext, changes: ChangeFeed, clock: Clock, log: Log): DueWork => {
  const release = releaseDue(context, receiveFile(context));
  return startDueWork({
    clock,
    next: (now) => dueTransfers(context, now),
    perform: (item) => asJobOwner(systemOwner, () => release(item, clock.now())),
    wakeOn: (wake) => changes.subscribe(({ topic }) => topic === 'transferStatusChanged' && wake()),
    log,
  });
};
