import { createChannelRoute, testChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { userIdOf } from './channels.ts';

const [former, secret] = ['a former secret of the installation', 'the present secret of the installation'];
const port = await freePort();

describe('the host key of the SFTP server', () => {
  it('stays the same over a restart and a change of the secret, and differs between installations', async () => {
    const folders = [await temporaryFolder(), await temporaryFolder()] as const;
    const fingerprintOf = async (folder: string, settings: Readonly<Record<string, string>>): Promise<string> => {
      const ofSftp = { CLEARBENCH_SFTP_PORT: String(port), CLEARBENCH_SFTP_HOST: '127.0.0.1' };
      const server = await serveHere(folder, { ...ofSftp, ...settings });
      const admin = await benchClient(server.url, 'admin');
      const ownerId = await userIdOf(await benchClient(server.url, 'tester'));
      const params = { channelId: 'bank-1' };
      const ofFiles = { direction: 'both', rbVersion: '2025', sendsOnReceipt: true, doneMarkers: false } as const;
      const channel = { channelName: 'Bank', kind: 'sftp', ownerId, keys: [], ...ofFiles } as const;
      await admin.call(createChannelRoute, {
        body: { ...params, environmentId: 'sct-bench', settings: { ...channel, keys: [] } },
      });
      const { reply } = await admin.call(testChannelRoute, { params });
      await server.stop();
      return reply.find(({ check }) => check === 'server')?.fingerprint ?? '';
    };
    const first = await fingerprintOf(folders[0].path, { CLEARBENCH_SECRET: former });
    expect(first).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    const changed = { CLEARBENCH_SECRET: secret, CLEARBENCH_SECRET_BEFORE: former };
    expect(await fingerprintOf(folders[0].path, changed)).toBe(first);
    expect(await fingerprintOf(folders[1].path, { CLEARBENCH_SECRET: former })).not.toBe(first);
    await Promise.all(folders.map((folder) => folder.remove()));
  });
});
