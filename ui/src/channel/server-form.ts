import type { ChannelDetails, createChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { mostHostKeys, pollSeconds as pollLimits } from '@clearbench/contracts/channel/limits';
import {
  isCertificate,
  isFingerprint,
  isFolderPath,
  isHost,
  isQueueName,
} from '@clearbench/contracts/channel/server-settings';
import type { BodyOf } from '@clearbench/contracts/route';
import { isShownName } from '@clearbench/contracts/shown-name';

export const credentialChoices = ['keep', 'newKey', 'key', 'password'] as const;
export type CredentialChoice = (typeof credentialChoices)[number];

/** The fields of a channel that works with a server of the bank. */
export type ServerForm = {
  readonly host: string;
  readonly port: number | undefined;
  readonly userName: string;
  /** Fingerprints, one on a line. */
  readonly hostKeys: string;
  readonly inFolder: string;
  readonly outFolder: string;
  /** Empty where files that were taken are deleted. */
  readonly archiveFolder: string;
  readonly pollSeconds: number | undefined;
  readonly tls: boolean;
  /** Empty where the usual authorities are trusted. */
  readonly certificate: string;
  readonly inQueue: string;
  /** Empty where only messages with a reply-to are answered. */
  readonly outQueue: string;
  readonly credentialChoice: CredentialChoice;
  /** The password or the private key. */
  readonly credentialText: string;
};

/** The ports of SSH and of AMQP with TLS. */
const usualPorts = { sftpClient: 22, amqp: 5671 } as const;
export type ServerKind = keyof typeof usualPorts;

export const isServerKind = (kind: string): kind is ServerKind => Object.hasOwn(usualPorts, kind);

/** The credentials that a kind of channel can have; the present one stays selectable. */
export const credentialsOf = (kind: ServerKind, hasOne: boolean): readonly CredentialChoice[] =>
  credentialChoices.filter(
    (choice) => (choice === 'keep' && hasOne) || choice === 'password' || (choice !== 'keep' && kind === 'sftpClient'),
  );

/** The changes of a new channel that gets another kind. */
export const usualFor = (kind: ServerKind) => ({
  port: usualPorts[kind],
  credentialChoice: credentialsOf(kind, false)[0] ?? 'password',
});

/** The values of a stored channel, or those of a new one. */
export const freshServer = (stored: ChannelDetails | undefined): ServerForm => {
  const {
    host = '',
    port = usualPorts.sftpClient,
    userName = '',
    hostKeys = [],
    inFolder = '',
    outFolder = '',
  } = stored ?? {};
  const { archiveFolder = '', pollSeconds = pollLimits.usual } = stored ?? {};
  const { tls = true, certificate = '', inQueue = '', outQueue = '' } = stored ?? {};
  const credentialChoice = stored?.credential ? 'keep' : stored?.kind === 'amqp' ? 'password' : 'newKey';
  const ofServer = { host, port, userName, hostKeys: hostKeys.join('\n') };
  const ofFolders = { inFolder, outFolder, archiveFolder, pollSeconds };
  const ofBroker = { tls, certificate, inQueue, outQueue };
  return { ...ofServer, ...ofFolders, ...ofBroker, credentialChoice, credentialText: '' };
};

/** The fingerprints of the form. */
const fingerprintsIn = ({ hostKeys }: Pick<ServerForm, 'hostKeys'>): string[] =>
  hostKeys
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether every fingerprint is readable; none at all is not a mistake yet. */
export const hasGoodFingerprints = (form: Pick<ServerForm, 'hostKeys'>): boolean => {
  const fingerprints = fingerprintsIn(form);
  return fingerprints.length <= mostHostKeys && fingerprints.every(isFingerprint);
};

const isWithin = (value: number | undefined, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether the address and the sign-in can be saved. */
const hasAddress = ({ host, port, userName, credentialChoice, credentialText }: ServerForm): boolean =>
  isHost(host) &&
  isWithin(port, 1, 65_535) &&
  isShownName(userName.trim()) &&
  (credentialChoice === 'keep' || credentialChoice === 'newKey' || credentialText !== '');

type Directed = ServerForm & { readonly direction: 'in' | 'both' };

/** Whether the fields of an AMQP channel can be saved. */
export const isCompleteBroker = (form: Directed): boolean => {
  const { tls, certificate, inQueue, outQueue, direction } = form;
  return (
    hasAddress(form) &&
    isQueueName(inQueue) &&
    (direction === 'in' || outQueue === '' || isQueueName(outQueue)) &&
    (!tls || certificate === '' || isCertificate(certificate))
  );
};

/** Whether the fields of an SFTP channel on a server of the bank can be saved. */
export const isCompleteServer = (form: Directed): boolean => {
  const { inFolder, outFolder, archiveFolder, direction } = form;
  return (
    hasAddress(form) &&
    fingerprintsIn(form).length > 0 &&
    hasGoodFingerprints(form) &&
    isFolderPath(inFolder) &&
    (direction === 'in' || isFolderPath(outFolder)) &&
    (archiveFolder === '' || isFolderPath(archiveFolder)) &&
    isWithin(form.pollSeconds, pollLimits.least, pollLimits.most)
  );
};

type Settings = BodyOf<typeof createChannelRoute>['settings'];

/** The settings of an AMQP channel. */
export const brokerSettingsOf = (form: ServerForm & { readonly direction: 'in' | 'both' }) => {
  const { host, port = usualPorts.amqp, userName, tls, certificate, inQueue, outQueue, direction } = form;
  return {
    ...{ kind: 'amqp', host, port, userName, tls, inQueue },
    ...(tls && certificate.trim() !== '' ? { certificate: certificate.trim() } : {}),
    ...(outQueue === '' || direction === 'in' ? {} : { outQueue }),
  } satisfies Partial<Settings> & { kind: 'amqp' };
};

/** The settings of an SFTP channel on a server of the bank. */
export const serverSettingsOf = (form: ServerForm) => {
  const { host, port = usualPorts.sftpClient, userName, inFolder, outFolder, archiveFolder } = form;
  const { pollSeconds = pollLimits.usual } = form;
  return {
    ...{ kind: 'sftpClient', host, port, userName, hostKeys: fingerprintsIn(form), inFolder, pollSeconds },
    ...(outFolder === '' ? {} : { outFolder }),
    ...(archiveFolder === '' ? {} : { archiveFolder }),
  } satisfies Partial<Settings> & { kind: 'sftpClient' };
};

/** The new credential; undefined where the stored one stays. */
export const credentialOf = ({ credentialChoice, credentialText }: ServerForm) => {
  switch (credentialChoice) {
    case 'keep':
      return undefined;
    case 'newKey':
      return { type: 'newKey' } as const;
    case 'key':
      return { type: 'key', privateKey: credentialText } as const;
    case 'password':
      return { type: 'password', password: credentialText } as const;
  }
};
