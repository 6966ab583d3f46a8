import type { ChannelDetails, createChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { mostHostKeys, pollSeconds as pollLimits } from '@clearbench/contracts/channel/limits';
import { isFingerprint, isFolderPath, isHost } from '@clearbench/contracts/channel/server-settings';
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
  readonly credentialChoice: CredentialChoice;
  /** The password or the private key. */
  readonly credentialText: string;
};

/** The port of SSH. */
const sshPort = 22;

/** The values of a stored channel, or those of a new one. */
export const freshServer = (stored: ChannelDetails | undefined): ServerForm => {
  const { host = '', port = sshPort, userName = '', hostKeys = [], inFolder = '', outFolder = '' } = stored ?? {};
  const { archiveFolder = '', pollSeconds = pollLimits.usual } = stored ?? {};
  const credentialChoice = stored?.credential ? 'keep' : 'newKey';
  const folders = { inFolder, outFolder, archiveFolder };
  return {
    host,
    port,
    userName,
    hostKeys: hostKeys.join('\n'),
    ...folders,
    pollSeconds,
    credentialChoice,
    credentialText: '',
  };
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

/** Whether the fields can be saved. */
export const isCompleteServer = (form: ServerForm & { readonly direction: 'in' | 'both' }): boolean => {
  const { host, port, userName, inFolder, outFolder, archiveFolder, direction, credentialChoice } = form;
  const hasSecret = credentialChoice === 'keep' || credentialChoice === 'newKey' || form.credentialText !== '';
  return (
    isHost(host) &&
    isWithin(port, 1, 65_535) &&
    isShownName(userName.trim()) &&
    fingerprintsIn(form).length > 0 &&
    hasGoodFingerprints(form) &&
    isFolderPath(inFolder) &&
    (direction === 'in' || isFolderPath(outFolder)) &&
    (archiveFolder === '' || isFolderPath(archiveFolder)) &&
    isWithin(form.pollSeconds, pollLimits.least, pollLimits.most) &&
    hasSecret
  );
};

type Settings = BodyOf<typeof createChannelRoute>['settings'];

/** The settings of the server. */
export const serverSettingsOf = (form: ServerForm) => {
  const { host, port = sshPort, userName, inFolder, outFolder, archiveFolder } = form;
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
