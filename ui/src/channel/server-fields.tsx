import {
  longestCertificate,
  longestFolder,
  longestHost,
  longestPassword,
  longestPrivateKey,
  longestQueue,
  longestUserName,
  mostHostKeys,
  pollSeconds,
} from '@clearbench/contracts/channel/limits';
import { isCertificate, isHost } from '@clearbench/contracts/channel/server-settings';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, TextField, TickField } from '../editing/fields.tsx';
import type { ChannelForm } from './channel-form.ts';
import { credentialsOf, hasGoodFingerprints, type ServerKind } from './server-form.ts';

type Props = {
  readonly form: ChannelForm;
  readonly change: (changes: Partial<ChannelForm>) => void;
};

type ServerProps = Props & { readonly kind: ServerKind; readonly hasOne: boolean };

/** A fingerprint has 50 characters. */
const longestFingerprints = mostHostKeys * 60;

/** With what the channel signs in. */
const CredentialFields = ({ form, change, kind, hasOne }: ServerProps) => {
  const { t } = useTranslation();
  const { credentialChoice: choice, credentialText } = form;
  const choices = credentialsOf(kind, hasOne);
  const onText = (text: string): void => change({ credentialText: text });
  return (
    <>
      {choices.length > 1 && (
        <SelectField
          label={t('channel.field.credential')}
          help={t(`channel.help.credential.${choice}`)}
          value={choice}
          options={choices.map((value) => ({ value, text: t(`channel.credential.${value}`) }))}
          onChange={(value) => change({ credentialChoice: value as typeof choice, credentialText: '' })}
        />
      )}
      {choice === 'password' && (
        <TextField
          label={t('channel.field.password')}
          help={choices.length > 1 ? undefined : t('channel.help.credential.password')}
          value={credentialText}
          maxLength={longestPassword}
          secret
          required
          onChange={onText}
        />
      )}
      {choice === 'key' && (
        <TextField
          label={t('channel.field.privateKey')}
          value={credentialText}
          maxLength={longestPrivateKey}
          rows={5}
          code
          required
          spellCheck={false}
          onChange={onText}
        />
      )}
    </>
  );
};

const FolderFields = ({ form, change }: Props) => {
  const { t } = useTranslation();
  const folders = [
    'inFolder',
    ...(form.direction === 'both' ? (['outFolder'] as const) : []),
    'archiveFolder',
  ] as const;
  return folders.map((name) => (
    <TextField
      key={name}
      label={t(`channel.field.${name}`)}
      help={t(`channel.help.${name}`)}
      value={form[name]}
      maxLength={longestFolder}
      code
      required={name !== 'archiveFolder'}
      onChange={(value) => change({ [name]: value })}
    />
  ));
};

const AddressFields = ({ form, change }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('channel.field.host')}
        error={form.host === '' || isHost(form.host) ? undefined : t('error.channel.badHost')}
        value={form.host}
        maxLength={longestHost}
        code
        spaceless
        required
        onChange={(host) => change({ host })}
      />
      <NumberField
        label={t('channel.field.port')}
        value={form.port}
        min={1}
        max={65_535}
        required
        onChange={(port) => change({ port })}
      />
    </>
  );
};

const UserField = ({ form, change }: Props) => {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('channel.field.userName')}
      value={form.userName}
      maxLength={longestUserName}
      code
      required
      onChange={(userName) => change({ userName })}
    />
  );
};

const PollFields = ({ form, change }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <FolderFields form={form} change={change} />
      <TickField
        label={t('channel.field.clientMarkers')}
        checked={form.doneMarkers}
        onChange={(doneMarkers) => change({ doneMarkers })}
      />
      <NumberField
        label={t('channel.field.pollSeconds')}
        value={form.pollSeconds}
        min={pollSeconds.least}
        max={pollSeconds.most}
        required
        onChange={(value) => change({ pollSeconds: value })}
      />
    </>
  );
};

const HostKeysField = ({ form, change }: Props) => {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('channel.field.hostKeys')}
      help={t('channel.help.hostKeys')}
      error={hasGoodFingerprints(form) ? undefined : t('error.channel.badFingerprint')}
      value={form.hostKeys}
      maxLength={longestFingerprints}
      rows={2}
      code
      required
      spellCheck={false}
      onChange={(hostKeys) => change({ hostKeys })}
    />
  );
};

const TlsFields = ({ form, change }: Props) => {
  const { t } = useTranslation();
  const { tls, certificate } = form;
  return (
    <>
      <TickField label={t('channel.field.tls')} checked={tls} onChange={(value) => change({ tls: value })} />
      {tls && (
        <TextField
          label={t('channel.field.certificate')}
          help={t('channel.help.certificate')}
          error={certificate === '' || isCertificate(certificate) ? undefined : t('error.channel.badCertificate')}
          value={certificate}
          maxLength={longestCertificate}
          rows={3}
          code
          spellCheck={false}
          onChange={(value) => change({ certificate: value })}
        />
      )}
    </>
  );
};

const QueueFields = ({ form, change }: Props) => {
  const { t } = useTranslation();
  const queues = ['inQueue', ...(form.direction === 'both' ? (['outQueue'] as const) : [])] as const;
  return queues.map((name) => (
    <TextField
      key={name}
      label={t(`channel.field.${name}`)}
      help={t(`channel.help.${name}`)}
      value={form[name]}
      maxLength={longestQueue}
      code
      spaceless
      required={name === 'inQueue'}
      onChange={(value) => change({ [name]: value })}
    />
  ));
};

/** The fields of a channel that works with an SFTP server or a message broker of the bank. */
export const ServerFields = ({ kind, hasOne, ...props }: ServerProps) => {
  const isBroker = kind === 'amqp';
  return (
    <>
      <AddressFields {...props} />
      {isBroker ? <TlsFields {...props} /> : <HostKeysField {...props} />}
      <UserField {...props} />
      <CredentialFields {...props} kind={kind} hasOne={hasOne} />
      {isBroker ? <QueueFields {...props} /> : <PollFields {...props} />}
    </>
  );
};
