import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../client/free-port.ts';
import { until } from '../client/until.ts';

const program = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** Whether this machine has RabbitMQ. */
export const hasRabbitMq = (): boolean => {
  if (existsSync(program)) return true;
  console.log('skipped: this machine has no RabbitMQ');
  return false;
};

const isOpen = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** The hash of a password as RabbitMQ stores it: the salt and the SHA-256 of salt and password. */
const passwordHash = (password: string): string => {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password).digest();
  return Buffer.concat([salt, hash]).toString('base64');
};

/** A user with a password, and durable queues; what `bank.out` rejects goes to `bank.dead`. */
const definitionsOf = (user: string, password: string, queues: readonly string[]) => ({
  vhosts: [{ name: '/' }],
  users: [
    {
      name: user,
      password_hash: passwordHash(password),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    },
  ],
  permissions: [{ user, vhost: '/', configure: '.*', write: '.*', read: '.*' }],
  queues: queues.map((name) => ({ name, vhost: '/', durable: true, auto_delete: false, arguments: {} })),
  policies: [
    {
      ...{ vhost: '/', name: 'dead', pattern: '^bank\\.out$', 'apply-to': 'queues', priority: 1 },
      definition: { 'dead-letter-exchange': '', 'dead-letter-routing-key': 'bank.dead' },
    },
  ],
});

/**
 * RabbitMQ as a process of its own on free ports. Version 4 speaks AMQP 1.0 itself; version 3 needs its plugin, which the
 * package contains.
 */
export const rabbitMqBroker = async (folder: string, user: string, password: string, queues: readonly string[]) => {
  const [port, distribution, names] = [await freePort(), await freePort(), await freePort()];
  const at = (name: string) => join(folder, name);
  for (const name of ['data', 'log']) await mkdir(at(name));
  await writeFile(at('plugins'), '[rabbitmq_amqp1_0].\n');
  await writeFile(at('definitions.json'), JSON.stringify(definitionsOf(user, password, queues)));
  const settings = [`listeners.tcp.default = 127.0.0.1:${port}`, `load_definitions = ${at('definitions.json')}`];
  await writeFile(at('rabbitmq.conf'), `${settings.join('\n')}\n`);
  const env = {
    ...process.env,
    HOME: folder,
    ERL_EPMD_PORT: String(names),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `clearbench-${port}@localhost`,
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: at('data'),
    RABBITMQ_LOG_BASE: at('log'),
    RABBITMQ_CONFIG_FILE: at('rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: at('plugins'),
    RABBITMQ_PID_FILE: at('pid'),
  };
  const child: ChildProcess = spawn(program, [], { env, stdio: 'ignore', detached: true });
  await until(() => isOpen(port), 120_000);
  return {
    port,
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit');
      // The script and the broker are one group of processes; the name server is another one.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      execFileSync('epmd', ['-port', String(names), '-kill'], { env, stdio: 'ignore' });
    },
  };
};
