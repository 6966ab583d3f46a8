import { type ClosedDays, closedDaysOf } from '@clearbench/calendars/closed-days';
import { calendarNameOf } from '@clearbench/contracts/calendar/built-in';
import { calendarView } from '@clearbench/contracts/calendar/views';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The current settlement days of an environment's clearing. */
export const clearingCalendar = async (
  views: Pick<ReadModels, 'get'>,
  environment: Pick<SimEnvDocument, 'scheme' | 'clearing'>,
): Promise<ClosedDays> => closedDaysOf(environment, await views.get(calendarView, calendarNameOf(environment)));
