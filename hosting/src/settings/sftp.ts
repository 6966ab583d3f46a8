import type { Environment } from './environment.ts';
import { networkSettings } from './network.ts';
import { commandProcesses, numberOf, type ProcessKind, type Setting, textOf } from './setting.ts';
import { settingsError } from './settings-error.ts';

const sftpPort: Setting = {
  name: 'CLEARBENCH_SFTP_PORT',
  usedBy: commandProcesses,
  documentation: [
    '',
    'the port of the [SFTP server](channels.md#sftp) for channels; the server is off while it is unset',
  ],
};

const sftpHost: Setting = {
  name: 'CLEARBENCH_SFTP_HOST',
  usedBy: commandProcesses,
  fallback: (env, kind) => textOf(networkSettings.host, env, kind),
  documentation: ['the value of `HOST`', 'address on which the SFTP server listens'],
};

export const sftpSettings = { sftpPort, sftpHost } satisfies Readonly<Record<string, Setting>>;

export type SftpAddress = { readonly port: number; readonly host: string };

const highestPort = 65_535;

/** Where the SFTP server listens; undefined = it is off. */
export const sftpOf = (env: Environment, kind: ProcessKind): SftpAddress | undefined => {
  if (env[sftpPort.name] === undefined) return undefined;
  const port = numberOf(sftpPort, env, kind);
  if (port === 0 || port > highestPort)
    throw settingsError(`CLEARBENCH_SFTP_PORT must be from 1 to ${highestPort}, not ${port}`);
  return { port, host: textOf(sftpHost, env, kind) ?? '' };
};
