import { view } from '../view.ts';

/** A tester or an environment whose scenario list may have deliveries; id = `scheduledDeliveriesId`. */
export type ScheduledDeliveriesDocument = {
  readonly environmentId: string;
  /** Absent for the list of the environment. */
  readonly userId?: string;
  /** The version of the list. */
  readonly version: number;
};

export const scheduledDeliveriesView = view<ScheduledDeliveriesDocument>('scheduled-deliveries', {
  indexes: [['environmentId']],
});

export const scheduledDeliveriesId = ({
  environmentId,
  userId,
}: Pick<ScheduledDeliveriesDocument, 'environmentId' | 'userId'>): string => `${environmentId}|${userId ?? ''}`;
