import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { fakeProvider } from '@clearbench/access/testing/provider.fake';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { deleteOwnAccountRoute } from '@clearbench/contracts/user/routes';
import { benchClient } from '../client/bench-client.ts';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { settingsFor, signInThrough, traces } from './deleted-user.ts';
import { foundIn } from './raw-bytes.ts';
import { waitUntilEmpty } from './wait-until.ts';

const kills = Number(process.env.CLEARBENCH_KILLS ?? 3);

/** The number of deletions of accounts in the log. */
const deletionsIn = (folder: string): number => {
  const sql = new DatabaseSync(join(folder, 'events.db'), { readOnly: true });
  const row = sql.prepare("SELECT count(*) AS deletions FROM event WHERE type = 'UserDeleted'").get();
  sql.close();
  return Number(row?.deletions);
};

it(
  `kill -9 at ${kills} random moments of a deletion: the next start completes a deletion in the log`,
  async () => {
    const [folder, provider] = await Promise.all([temporaryFolder(), fakeProvider()]);
    let deletions = 0;
    for (let round = 0; round < kills; round += 1) {
      const server = await runServer(folder.path, settingsFor(provider));
      const anyUser = browser(server.url);
      await signInThrough(anyUser, provider);
      const client = await benchClient(server.url, '', anyUser);
      await client.call(userInfoRoute, { body: { timeZone: 'UTC' } });
      const answering = client.call(deleteOwnAccountRoute, {}).then(
        ({ status }) => status,
        () => 'cut off',
      );
      await pause(Math.random() * 60);
      await server.kill();
      const answer = await answering;

      const before = deletions;
      deletions = deletionsIn(folder.path);
      const isDeleted = deletions > before;
      if (answer === 200) expect(isDeleted).toBe(true);
      const again = await runServer(folder.path, settingsFor(provider));
      if (isDeleted) expect(await waitUntilEmpty(() => foundIn(folder.path, traces))).toEqual([]);
      else expect(foundIn(folder.path, traces)).not.toEqual([]);
      await again.stop();
    }
    await provider.stop();
    await folder.remove();
  },
  // Only ends a test that hangs.
  120_000 + kills * 60_000,
);
