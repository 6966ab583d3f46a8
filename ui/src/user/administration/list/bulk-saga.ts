import { call, put, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../../saga/guarded.ts';
import { type BulkOrder, bulkFailed, bulkRequested, bulkSucceeded, type Outcome } from './bulk-slice.ts';

type Ids = readonly string[];

export type BulkPorts = {
  decideApproval(userIds: Ids, approvedState: 'APPROVED' | 'REJECTED'): Promise<readonly Outcome[]>;
  updatePlans(userIds: Ids, plan: { readonly planId: string; readonly until?: string }): Promise<readonly Outcome[]>;
  /** Reads the list again, which the command has changed. */
  refresh(userIds: Ids): unknown;
};

/** The maximum number of users per call. */
export const largestCall = 1_000;

const inParts = (ids: Ids): readonly Ids[] =>
  Array.from({ length: Math.ceil(ids.length / largestCall) }, (_, part) =>
    ids.slice(part * largestCall, (part + 1) * largestCall),
  );

const carryOut = ({ decideApproval, updatePlans }: BulkPorts, order: BulkOrder, ids: Ids) => {
  switch (order.type) {
    case 'approve':
      return decideApproval(ids, 'APPROVED');
    case 'reject':
      return decideApproval(ids, 'REJECTED');
    case 'plan': {
      const { planId, until } = order;
      return updatePlans(ids, { planId, ...(until === undefined ? {} : { until }) });
    }
  }
};

/** Executes a command in batches; a failure for one user does not stop the others. */
export const bulkWorker = (ports: BulkPorts) =>
  function* ({ payload: order }: ReturnType<typeof bulkRequested>) {
    const outcomes: Outcome[] = [];
    for (const ids of inParts(order.userIds)) outcomes.push(...(yield* call(carryOut, ports, order, ids)));
    yield* put(bulkSucceeded({ type: order.type, outcomes }));
    yield* call(ports.refresh, order.userIds);
  };

export const bulkSaga = (ports: BulkPorts) =>
  function* () {
    yield* takeLeading(bulkRequested.type, guarded(bulkWorker(ports), bulkFailed));
  };
