import { IconCopy } from 'virtual:icons';
import { type BuiltInSuite, createSuiteRoute } from '@clearbench/contracts/suite/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { caller } from '../http/http-caller.ts';
import { type ShortColumns, ShortList } from '../listing/short-list.tsx';
import { notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { problemOf } from '../saga/problem.ts';
import { pathOfSuite } from './suite-addresses.ts';

const createSuite = caller(createSuiteRoute);

type Props = {
  readonly suites: readonly BuiltInSuite[];
  readonly environmentToken: string;
  /** The suites of this scheme come first. */
  readonly scheme: string;
  readonly onCopied: (suiteId: string) => void;
};

/** The suites of the product, which are read and copied. */
export const BuiltInSuites = ({ suites, environmentToken, scheme, onCopied }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState('');
  const copy = ({ suiteId, title }: BuiltInSuite): void => {
    setBusy(suiteId);
    createSuite({ body: { environmentToken, title, copyOf: { suiteId } } })
      .then(
        (created) => onCopied(created.suiteId),
        (error: unknown) => notifyProblem(problemOf(error)),
      )
      .finally(() => setBusy(''));
  };
  const isOther = ({ environment }: BuiltInSuite): number => Number(environment !== scheme);
  const ordered = suites.toSorted((one, other) => isOther(one) - isOther(other));
  const columns: ShortColumns<BuiltInSuite> = [
    { name: t('suite.name'), cell: ({ suiteId, title }) => <Link to={pathOfSuite(suiteId)}>{title}</Link> },
    { name: t('suite.cases'), isNumber: true, cell: ({ cases }) => cases },
    { name: t('suite.files'), isNumber: true, cell: ({ files }) => files },
    {
      name: t('suite.action'),
      cell: (suite) => (
        <Button
          small
          tone="soft"
          busy={busy === suite.suiteId}
          icon={<IconCopy size={14} aria-hidden="true" />}
          aria-label={t('suite.copyOf', { title: suite.title })}
          onClick={() => copy(suite)}
        >
          {t('suite.copy')}
        </Button>
      ),
    },
  ];
  return (
    <section className="suite-built-in" aria-labelledby="suites-of-product">
      <h2 id="suites-of-product">{t('suite.builtIn')}</h2>
      <p className="muted">{t('suite.builtInBody')}</p>
      <ShortList label={t('suite.builtIn')} columns={columns} items={ordered} keyOf={({ suiteId }) => suiteId} />
    </section>
  );
};
