import { listRemovedSuitesRoute, type RemovedSuite } from '@clearbench/contracts/suite/removed-routes';
import { restoreSuiteRoute } from '@clearbench/contracts/suite/routes';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { caller } from '../http/http-caller.ts';
import { type RemovedItem, RemovedList } from '../listing/removed-list.tsx';

const listRemoved = caller(listRemovedSuitesRoute);
const restoreSuite = caller(restoreSuiteRoute);

type Props = {
  readonly environmentToken: string;
  /** Changes with the list of suites, because deleted ones move here. */
  readonly after: unknown;
  readonly onRestored: () => void;
};

const largestPage = 500;

/** The most deleted suites on the page. */
const mostShown = 1_000;

const everyRemoved = async (environmentToken: string): Promise<readonly RemovedSuite[]> => {
  const all: RemovedSuite[] = [];
  let after: string | undefined;
  do {
    const query = { environmentToken, limit: largestPage, ...(after === undefined ? {} : { after }) };
    const { items, next } = await listRemoved({ query });
    all.push(...items);
    after = next;
  } while (after !== undefined && all.length < mostShown);
  return all;
};

const restore = (suiteId: string) => restoreSuite({ params: { suiteId } });

/** The deleted suites that can be restored; hidden if there are none. */
export const RemovedSuites = ({ environmentToken, after, onRestored }: Props) => {
  const { t } = useTranslation();
  const read = useCallback(async (): Promise<readonly RemovedItem[]> => {
    const suites = await everyRemoved(environmentToken);
    return suites.map(({ suiteId, title, cases, version, isOwn, ownerName, removedByName, restorableUntil }) => {
      const owner = isOwn ? t('suite.you') : (ownerName ?? t('suite.formerUser'));
      const detail = t('suite.removedDetail', { cases, version, owner });
      return { id: suiteId, name: title, detail, removedByName, restorableUntil };
    });
  }, [environmentToken, t]);
  return <RemovedList title={t('suite.removed')} {...{ read, restore, after, onRestored }} />;
};
