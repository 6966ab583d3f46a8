import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Facts } from '../parts/facts.tsx';
import { selectAppInfo } from '../settings/settings-slice.ts';
import { momentFormat } from '../translation/moment-format.ts';
import { useFigures } from './use-figures.ts';

/** The running software: build, sources, runtime. */
export const About = ({ reading: { runtime, startedAt, head } }: { readonly reading: MetricsReading }) => {
  const { t, i18n } = useTranslation();
  const { number, megabytes } = useFigures();
  const appInfo = useSelector(selectAppInfo);
  if (!appInfo) return null;
  const { buildInfo, gitInfo, javaInfo } = appInfo;
  const started = momentFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    { name: t('metrics.about.build'), value: <code>{`${buildInfo.name} ${buildInfo.version}`}</code> },
    ...(gitInfo.commit
      ? [
          {
            name: t('metrics.about.git'),
            value: <code>{[gitInfo.commit, gitInfo.branch].filter(Boolean).join(' · ')}</code>,
          },
        ]
      : []),
    { name: t('metrics.about.runtime'), value: `${javaInfo.runtime} · V8 ${runtime.v8} · SQLite ${runtime.sqlite}` },
    {
      name: t('metrics.about.machine'),
      value: t('metrics.about.machineValue', {
        platform: javaInfo.platform,
        count: runtime.processors,
        memory: megabytes(runtime.memory),
      }),
    },
    {
      name: t('metrics.about.started'),
      value: t('metrics.about.startedValue', { at: started.format(new Date(startedAt)), process: runtime.process }),
    },
    { name: t('metrics.about.log'), value: t('metrics.about.logValue', { position: number(head) }) },
  ];
  return <Facts title={t('metrics.about.title')} facts={facts} />;
};
