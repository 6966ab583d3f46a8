import { ownerChoice } from '@clearbench/access/owner-choice';
import { expiryOf } from '@clearbench/contracts/file/retention';
import type { SuiteRun } from '@clearbench/contracts/suite-run/run';
import type { SuiteRunDocument } from '@clearbench/contracts/suite-run/views';
import { userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

type Views = Pick<ReadModels, 'get'>;

/** When an ended run is removed; undefined for an open one and for a retention without end. */
const expiryOfRun = async (views: Views, { requestedBy, endedAt }: SuiteRunDocument): Promise<string | undefined> =>
  endedAt === undefined
    ? undefined
    : expiryOf({ ownerId: requestedBy, touchedAt: endedAt, openTransfers: 0 }, await ownerChoice(views, requestedBy));

/** A run as the pages show it. */
export const shownRun = async (views: Views, run: SuiteRunDocument): Promise<SuiteRun> => {
  const requestedByName = (await views.get(userView, run.requestedBy))?.displayName;
  const expiresAt = await expiryOfRun(views, run);
  const { runId, environmentToken, suiteId, suiteTitle, suiteVersion, suiteHash, state, choices } = run;
  const { cases, passed, failed, errors, requestedAt, reason, startedAt, endedAt, rerunOf } = run;
  return {
    ...{ runId, environmentToken, suiteId, suiteTitle, suiteVersion, suiteHash, state, choices },
    ...{ cases, passed, failed, errors, requestedAt },
    ...(reason === undefined ? {} : { reason }),
    ...(requestedByName === undefined ? {} : { requestedByName }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(rerunOf === undefined ? {} : { rerunOf }),
    onlyFailed: run.onlyFailed === true,
  };
};
