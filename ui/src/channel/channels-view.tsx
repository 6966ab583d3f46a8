import './channel.css';
import { IconPlus } from 'virtual:icons';
import type { ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveReading } from '../live/live-reading.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { ChannelCard } from './channel-card.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import { ChannelSecret, type ShownSecret } from './channel-secret.tsx';
import { addChannels, channelsReading } from './channels-reading.ts';

addChannels();

type Props = {
  readonly environmentId: string;
  readonly versions: readonly RbVersion[];
  readonly members: readonly SimEnvMember[];
};

/** The channels of an environment: their state and counters, their logs, and the forms that create and change them. */
export const ChannelsView = ({ environmentId, ...choices }: Props) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentId }), [environmentId]);
  const { result: channels, problem, retry } = useLiveReading(channelsReading, query);
  const [edited, setEdited] = useState<ChannelDetails | 'new'>();
  const [secret, setSecret] = useState<ShownSecret>();
  if (problem && !channels) return <ProblemNotice problem={problem} titleKey="channel.readFailed" onRetry={retry} />;
  if (!channels) return <Skeletons rows={6} />;
  const create = (
    <Button tone="primary" icon={<IconPlus size={15} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('channel.create')}
    </Button>
  );
  return (
    <section className="channels" aria-label={t('editing.tab.channels')}>
      {secret !== undefined && <ChannelSecret key={secret.text} secret={secret} onSeen={() => setSecret(undefined)} />}
      {channels.length === 0 ? (
        <EmptyState title={t('channel.none')} body={t('channel.noneBody')}>
          {create}
        </EmptyState>
      ) : (
        <>
          <div className="channels-head">
            <p className="muted">{t('channel.intro')}</p>
            {create}
          </div>
          <ul className="channel-list">
            {channels.map((channel) => (
              <ChannelCard
                key={channel.channelId}
                channel={channel}
                onChanged={retry}
                onEdit={() => setEdited(channel)}
                onSecret={setSecret}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <ChannelDialog
          environmentId={environmentId}
          stored={edited === 'new' ? undefined : edited}
          {...choices}
          onClose={() => setEdited(undefined)}
          onSaved={(made) => {
            setEdited(undefined);
            setSecret(made === undefined ? undefined : { kind: 'secret', text: made });
            retry();
          }}
        />
      )}
    </section>
  );
};
