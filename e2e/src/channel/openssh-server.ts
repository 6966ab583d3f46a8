import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { until } from '../client/until.ts';
import { newKey } from './sftp-client.ts';

const program = '/usr/sbin/sshd';

/** Whether this machine has the server of OpenSSH. */
export const hasSshd = (): boolean => {
  if (existsSync(program)) return true;
  console.log('skipped: this machine has no sshd of OpenSSH');
  return false;
};

const isOpen = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(undefined));
    socket.once('connect', () => socket.destroy());
  });

/** The SHA-256 fingerprint of a key, from `ssh-keygen`. */
const fingerprintOf = (file: string): string => {
  const shown = spawnSync('ssh-keygen', ['-l', '-E', 'sha256', '-f', file]).stdout.toString();
  return /SHA256:\S+/.exec(shown)?.[0] ?? '';
};

/** An SFTP server of OpenSSH for the user of the test, with one host key and one accepted key. */
export const opensshServer = async (folder: string, port: number, authorizedKey: string) => {
  // A server that root starts separates its privileges there.
  if (userInfo().uid === 0) await mkdir('/run/sshd', { recursive: true });
  await writeFile(join(folder, 'authorized_keys'), `${authorizedKey}\n`, { mode: 0o600 });
  let child: ChildProcess | undefined;
  const start = async (hostKey: string): Promise<string> => {
    const file = join(folder, hostKey);
    if (!existsSync(file)) await newKey(folder, hostKey);
    const lines = [
      ...[`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${file}`, 'PidFile none', 'UsePAM no'],
      ...[`AuthorizedKeysFile ${join(folder, 'authorized_keys')}`, 'StrictModes no', 'PermitRootLogin yes'],
      ...['PasswordAuthentication no', 'KbdInteractiveAuthentication no', 'Subsystem sftp internal-sftp'],
    ];
    const configuration = join(folder, 'sshd_config');
    await writeFile(configuration, `${lines.join('\n')}\n`);
    child = spawn(program, ['-D', '-e', '-f', configuration], { stdio: 'ignore' });
    await until(() => isOpen(port), 20_000);
    return fingerprintOf(`${file}.pub`);
  };
  const stop = async (): Promise<void> => {
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { user: userInfo().username, start, stop };
};
