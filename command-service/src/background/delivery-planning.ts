import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { scheduledDeliveriesView } from '@clearbench/contracts/scenario/views';
import { businessTime, realTimeOf } from '@clearbench/contracts/sim-env/business-time';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import { nextOccurrences } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import type { CommandContext } from '../command-context.ts';
import { templateText } from '../template/template-text.ts';
import { deliverySchedules, type ScheduledOccurrence, transferIdOf } from '../transfer/delivery-schedule.ts';
import { hasOriginal, isLeftOut, isPlanned, planScheduled } from '../transfer/plan-scheduled.ts';

const wakingTopics: ReadonlySet<string> = new Set([scheduledDeliveriesView.name, simEnvView.name]);

/** The next delivery of each schedule that is not planned yet, and the real time at which further ones are. */
export const nextToPlan = async (context: CommandContext, now: string) => {
  const due: ScheduledOccurrence[] = [];
  const times: string[] = [];
  for (const schedule of await deliverySchedules(context)) {
    const { list, days, environment } = schedule;
    for (const next of nextOccurrences(list, days, businessTime(environment.clock, now))) {
      const occurrence = { ...next, schedule };
      if (!(await isPlanned(context, occurrence)) && (await hasOriginal(context, occurrence))) due.push(occurrence);
      const realTime = realTimeOf(environment.clock, next.dueAt);
      if (realTime !== undefined) times.push(realTime);
    }
  }
  const [nextAt] = times.toSorted();
  return { due, ...(nextAt === undefined ? {} : { nextAt }) };
};

/**
 * Plans the next delivery of each scenario list; the due answers of transfers deliver it. What is planned follows from
 * the lists, the clocks and the planned transfers, so a restart loses nothing.
 */
export const startDeliveryPlanning = (
  context: CommandContext,
  changes: ChangeFeed,
  clock: Clock,
  log: Log,
): DueWork => {
  // A delivery whose template is missing or wrong is left out until the next one, and not repeated every second.
  const failed = boundedCache<true>(1_000);
  return startDueWork<ScheduledOccurrence>({
    clock,
    next: async (now) => {
      const { due, nextAt } = await nextToPlan(context, now);
      const possible = due.filter((one) => failed.get(transferIdOf(one)) === undefined);
      return { due: possible, nextAt };
    },
    perform: (occurrence) =>
      asJobOwner(systemOwner, async () => {
        try {
          const position = await planScheduled(context, templateText(context), occurrence, clock.now());
          if (position === undefined) failed.set(transferIdOf(occurrence), true);
          else await context.views.reached(position, [scheduledDeliveriesView, transferView]);
        } catch (error) {
          if (!isLeftOut(error)) throw error;
          failed.set(transferIdOf(occurrence), true);
          log.info({ errorKey: error.errorKey, delivery: occurrence.delivery.id }, 'a scheduled delivery is left out');
        }
      }),
    wakeOn: (wake) =>
      changes.subscribe(({ topic }) => {
        if (wakingTopics.has(topic)) wake();
      }),
    log,
  });
};
