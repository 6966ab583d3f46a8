import { IconCheck, IconX } from 'virtual:icons';
import type { ChannelCheck, ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../editing/remove-dialog.tsx';
import { useCommand } from '../notice/use-command.ts';
import { Button } from '../parts/button.tsx';
import type { Problem } from '../saga/problem.ts';
import { problemOf } from '../saga/problem.ts';
import { channelCalls } from './channel-calls.ts';
import { ChannelLog } from './channel-log.tsx';
import { ChannelPassword } from './channel-password.tsx';
import type { ShownSecret } from './channel-secret.tsx';
import { isServerKind } from './server-form.ts';

type Props = {
  readonly channel: ChannelDetails;
  readonly onChanged: () => void;
  readonly onEdit: () => void;
  readonly onSecret: (secret: ShownSecret) => void;
};

/** The counters of each kind; parked deliveries exist only where the bench posts. */
const countersOf = ({ kind, url }: ChannelDetails): readonly (keyof ChannelDetails['counters'])[] => {
  if (kind === 'webhook') return ['waiting', 'delivered', 'parked'];
  if (isServerKind(kind)) return ['received', 'waiting', 'delivered', 'parked', 'refused', 'failed'];
  return ['received', 'waiting', 'delivered', ...(url === undefined ? [] : (['parked'] as const)), 'refused'];
};

const Figures = ({ channel }: Pick<Props, 'channel'>) => {
  const { t, i18n } = useTranslation();
  return (
    <dl className="channel-figures">
      {countersOf(channel).map((counter) => (
        <div key={counter}>
          <dt>{t(`channel.counter.${counter}`)}</dt>
          <dd className="figures">{numberText(channel.counters[counter], i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The sentence of a check; a connection is signed in to, or gets a test notification. */
const checkKey = ({ kind }: ChannelDetails, check: ChannelCheck['check'], ok: boolean): string => {
  const isSignIn = check === 'connection' && isServerKind(kind);
  const isBroker = kind === 'amqp' && (isSignIn || check === 'credential');
  const name = isSignIn ? 'signIn' : check;
  return `channel.${ok ? 'check' : 'checkFailed'}.${isBroker ? `${name}Broker` : name}`;
};

type ChecksProps = Pick<Props, 'channel'> & { readonly checks: readonly ChannelCheck[] };

const Checks = ({ channel, checks }: ChecksProps) => {
  const { t } = useTranslation();
  return (
    <ul className="channel-checks" aria-live="polite">
      {checks.map(({ check, ok, errorKey, params, status, port, fingerprint }) => (
        <li key={check} data-ok={ok}>
          {ok ? <IconCheck size={15} aria-hidden="true" /> : <IconX size={15} aria-hidden="true" />}
          <span className="visually-hidden">{t(ok ? 'channel.passed' : 'channel.failed')}</span>
          {t(checkKey(channel, check, ok))}
          {errorKey !== undefined && ` ${t(`error.${errorKey}`, params ?? {})}`}
          {status !== undefined && ` (${status})`}
          {fingerprint !== undefined && (
            <code className="channel-address">{`sftp://${window.location.hostname}:${port} ${fingerprint}`}</code>
          )}
        </li>
      ))}
    </ul>
  );
};

const Removal = ({ channel, onChanged, onClose }: Pick<Props, 'channel' | 'onChanged'> & { onClose: () => void }) => {
  const { t } = useTranslation();
  const { channelId, channelName: name } = channel;
  const [problem, setProblem] = useState<Problem>();
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await channelCalls.remove({ params: { channelId } });
      onClose();
      onChanged();
    } catch (error) {
      setProblem(problemOf(error));
      setRemoving(false);
    }
  };
  return (
    <RemoveDialog
      title={t('channel.deleteTitle', { name })}
      inUse={false}
      problem={problem}
      removing={removing}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p>{t('channel.deleteBody')}</p>
    </RemoveDialog>
  );
};

const Buttons = ({
  channel,
  onChanged,
  onEdit,
  onSecret,
  onTested,
  onRemove,
}: Props & {
  readonly onTested: (checks: readonly ChannelCheck[]) => void;
  readonly onRemove: () => void;
}) => {
  const { t } = useTranslation();
  const test = useCommand();
  const pause = useCommand();
  const issue = useCommand();
  const params = { channelId: channel.channelId };
  const isOpen = channel.state === 'open';
  return (
    <div className="row-of-buttons">
      <Button
        small
        busy={test.busy}
        onClick={() => void test.run(async () => onTested(await channelCalls.test({ params })))}
      >
        {t('channel.test')}
      </Button>
      <Button small onClick={onEdit}>
        {t('channel.edit')}
      </Button>
      <Button
        small
        busy={pause.busy}
        onClick={() =>
          void pause.run(async () => {
            await channelCalls.pause({ params, body: { paused: isOpen } });
            onChanged();
          })
        }
      >
        {t(isOpen ? 'channel.pause' : 'channel.resume')}
      </Button>
      {channel.url !== undefined && (
        <Button
          small
          busy={issue.busy}
          onClick={() =>
            void issue.run(async () => {
              const { secret: text } = await channelCalls.issueSecret({ params, body: {} });
              onSecret({ kind: 'secret', text });
            })
          }
        >
          {t('channel.newSecret')}
        </Button>
      )}
      {channel.kind === 'sftp' && (
        <ChannelPassword
          channel={channel}
          onChanged={onChanged}
          onPassword={(text) => onSecret({ kind: 'password', text })}
        />
      )}
      <Button small tone="quiet" onClick={onRemove}>
        {t('channel.delete')}
      </Button>
    </div>
  );
};

const addressOf = ({ kind, channelId, url, host, port, userName, tls }: ChannelDetails): string | undefined => {
  if (kind === 'webhook') return url;
  const server = `${userName}@${host?.includes(':') ? `[${host}]` : host}:${port}`;
  if (kind === 'sftpClient') return `sftp://${server}`;
  if (kind === 'amqp') return `${tls ? 'amqps' : 'amqp'}://${server}`;
  return kind === 'sftp'
    ? `sftp ${channelId}@${window.location.hostname}`
    : `${window.location.origin}/exchange/${channelId}`;
};

/** The folders on the server of the bank, and the public key for its administrator. */
const ServerFacts = ({ channel }: Pick<Props, 'channel'>) => {
  const { t } = useTranslation();
  const { inFolder, outFolder, archiveFolder, pollSeconds, credential, direction } = channel;
  return (
    <>
      <p className="muted channel-address">
        {t('channel.polls', { folder: inFolder, seconds: pollSeconds })}{' '}
        {archiveFolder === undefined ? t('channel.deletesTaken') : t('channel.archives', { folder: archiveFolder })}
        {direction === 'both' && ` ${t('channel.deliversTo', { folder: outFolder })}`}
      </p>
      {credential?.publicKey !== undefined && (
        <p className="muted channel-address">
          {t('channel.publicKey')} <code>{credential.publicKey}</code>
        </p>
      )}
    </>
  );
};

/** The queues of an AMQP channel. */
const BrokerFacts = ({ channel: { inQueue, outQueue, direction } }: Pick<Props, 'channel'>) => {
  const { t } = useTranslation();
  const answers = outQueue === undefined ? t('channel.repliesOnly') : t('channel.repliesOr', { queue: outQueue });
  return (
    <p className="muted channel-address">
      {t('channel.receivesFrom', { queue: inQueue })}
      {direction === 'both' && ` ${answers}`}
    </p>
  );
};

/** The addresses of a channel, and what it does. */
const Facts = ({ channel }: Pick<Props, 'channel'>) => {
  const { t } = useTranslation();
  const { kind, url, direction, ownerName, rbVersion, notifications, pausedBecause } = channel;
  const facts = [
    t(`channel.kind.${kind}`),
    ...(direction === undefined ? [] : [t(`channel.direction.${direction}`)]),
    t('channel.ownedBy', { name: ownerName ?? t('channel.ownerGone') }),
    ...(rbVersion === undefined ? [] : [t('channel.rulebook', { rbVersion })]),
  ];
  const reported = (notifications ?? []).map((type) => t(`channel.notification.${type}`)).join(', ');
  return (
    <>
      {pausedBecause && <p className="channel-reason">{t(`channel.pausedBecause.${pausedBecause}`)}</p>}
      <p className="channel-address">
        <code>{addressOf(channel)}</code>
      </p>
      <p className="muted">{facts.join(' · ')}</p>
      {kind === 'http' && url !== undefined && <p className="muted channel-address">{t('channel.postsTo', { url })}</p>}
      {kind === 'sftpClient' && <ServerFacts channel={channel} />}
      {kind === 'amqp' && <BrokerFacts channel={channel} />}
      {reported !== '' && <p className="muted">{t('channel.reports', { reported })}</p>}
    </>
  );
};

/** A channel with its address, figures, buttons, the result of its test, and its log. */
export const ChannelCard = (props: Props) => {
  const { channel, onChanged } = props;
  const { t } = useTranslation();
  const [checks, setChecks] = useState<readonly ChannelCheck[]>();
  const [isRemoving, setRemoving] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  return (
    <li className="channel-card">
      <div className="channel-title">
        <h2>{channel.channelName}</h2>
        <span className="tag" data-tone={channel.state === 'open' ? 'info' : 'bad'}>
          {t(`channel.state.${channel.state}`)}
        </span>
      </div>
      <Facts channel={channel} />
      <Figures channel={channel} />
      <Buttons {...props} onTested={setChecks} onRemove={() => setRemoving(true)} />
      {checks && <Checks channel={channel} checks={checks} />}
      <details className="channel-log" onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
        <summary>{t('channel.log')}</summary>
        {isLogOpen && <ChannelLog channel={channel} />}
      </details>
      {isRemoving && <Removal channel={channel} onChanged={onChanged} onClose={() => setRemoving(false)} />}
    </li>
  );
};
