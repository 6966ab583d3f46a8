import { call, put, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../../saga/guarded.ts';
import { type BulkCommand, type BulkResult, bulkFailed, bulkRequested, bulkSucceeded } from './bulk-slice.ts';

type Ids = readonly string[];

export type BulkPorts = {
  decideApproval(userIds: Ids, approvedState: 'APPROVED' | 'REJECTED'): Promise<readonly BulkResult[]>;
  updatePlans(userIds: Ids, plan: { readonly planId: string; readonly until?: string }): Promise<readonly BulkResult[]>;
  /** Reads the list again, which the command has changed. */
  refresh(userIds: Ids): unknown;
};

/** The maximum number of users per call. */
export const largestCall = 1_000;

const inParts = (ids: Ids): readonly Ids[] =>
  Array.from({ length: Math.ceil(ids.length / largestCall) }, (_, part) =>
    ids.slice(part * largestCall, (part + 1) * largestCall),
  );

const carryOut = ({ decideApproval, updatePlans }: BulkPorts, command: BulkCommand, ids: Ids) => {
  switch (command.type) {
    case 'approve':
      return decideApproval(ids, 'APPROVED');
    case 'reject':
      return decideApproval(ids, 'REJECTED');
    case 'plan': {
      const { planId, until } = command;
      return updatePlans(ids, { planId, ...(until === undefined ? {} : { until }) });
    }
  }
};

/** Executes a command in batches; a failure for one user does not stop the others. */
export const bulkWorker = (ports: BulkPorts) =>
  function* ({ payload: command }: ReturnType<typeof bulkRequested>) {
    const outcomes: BulkResult[] = [];
    for (const ids of inParts(command.userIds)) outcomes.push(...(yield* call(carryOut, ports, command, ids)));
    yield* put(bulkSucceeded({ type: command.type, outcomes }));
    yield* call(ports.refresh, command.userIds);
  };

export const bulkSaga = (ports: BulkPorts) =>
  function* () {
    yield* takeLeading(bulkRequested.type, guarded(bulkWorker(ports), bulkFailed));
  };
