import {
  longestFolder,
  longestHost,
  longestPassword,
  longestPrivateKey,
  longestUserName,
  mostHostKeys,
  pollSeconds,
} from '@clearbench/contracts/channel/limits';
import { isHost } from '@clearbench/contracts/channel/server-settings';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, TextField, TickField } from '../editing/fields.tsx';
import type { ChannelForm } from './channel-form.ts';
import { credentialChoices, hasGoodFingerprints } from './server-form.ts';

type Props = {
  readonly form: ChannelForm;
  readonly change: (changes: Partial<ChannelForm>) => void;
};

/** A fingerprint has 50 characters. */
const longestFingerprints = mostHostKeys * 60;

/** With what the channel signs in. */
const CredentialFields = ({ form, change, hasOne }: Props & { readonly hasOne: boolean }) => {
  const { t } = useTranslation();
  const { credentialChoice: choice, credentialText } = form;
  const choices = credentialChoices.filter((one) => hasOne || one !== 'keep');
  const onText = (text: string): void => change({ credentialText: text });
  return (
    <>
      <SelectField
        label={t('channel.field.credential')}
        help={t(`channel.help.credential.${choice}`)}
        value={choice}
        options={choices.map((value) => ({ value, text: t(`channel.credential.${value}`) }))}
        onChange={(value) => change({ credentialChoice: value as typeof choice, credentialText: '' })}
      />
      {choice === 'password' && (
        <TextField
          label={t('channel.field.password')}
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

/** The fields of a channel that works with the SFTP server of a bank. */
export const ServerFields = ({ form, change, hasOne }: Props & { readonly hasOne: boolean }) => {
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
      <TextField
        label={t('channel.field.userName')}
        value={form.userName}
        maxLength={longestUserName}
        code
        required
        onChange={(userName) => change({ userName })}
      />
      <CredentialFields form={form} change={change} hasOne={hasOne} />
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
