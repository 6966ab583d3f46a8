import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import type { SettingsDocument } from '@clearbench/contracts/settings/views';
import { eventually } from '@clearbench/event-sourcing/testing/catalogue.fixture';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import type { ReadModels } from '@clearbench/stores/read-models';
import { followSettings } from './follow-settings.ts';

/** Read models whose replies wait for the test. */
const models = () => {
  const requested: ((doc: SettingsDocument | undefined) => void)[] = [];
  const get = <D>() =>
    new Promise<D | undefined>((resolve) => {
      requested.push(resolve as (doc: SettingsDocument | undefined) => void);
    });
  return { asked: requested, views: { get } as Pick<ReadModels, 'get'> };
};
const named = (productName: string, version: number): SettingsDocument => ({
  settings: { ...defaultAppSettings, productName },
  version,
});
const turn = () => new Promise((resolve) => setImmediate(resolve));
const changed = { topic: 'settings', id: 'app', revision: 1, audience: 'everyone' };

const follow = async () => {
  const { asked: requested, views } = models();
  const feed = inProcessChangeFeed();
  const reported: unknown[] = [];
  const following = followSettings(views, feed, (error) => reported.push(error));
  requested[0]?.(undefined);
  return { asked: requested, feed, reported, settings: await following };
};

describe('followed settings', () => {
  it('are the defaults until the first change, and change with the read model', async () => {
    const { asked: requested, feed, settings } = await follow();
    expect(settings.now()).toEqual(defaultAppSettings);
    await feed.publish([{ ...changed, topic: 'file-list' }]);
    await turn();
    expect(requested).toHaveLength(1);
    await feed.publish([changed]);
    await turn();
    requested[1]?.(named('One', 1));
    await turn();
    expect(settings.now().productName).toBe('One');
  });

  it('never return to an older value', async () => {
    const { asked: requested, feed, settings } = await follow();
    await feed.publish([changed, changed]);
    await turn();
    expect(requested).toHaveLength(2);
    requested[1]?.(named('One', 1));
    await turn();
    requested[2]?.(named('Two', 2));
    await turn();
    expect(settings.now().productName).toBe('Two');
  });

  it('apply when the read completes, and not before', async () => {
    const { asked: requested, settings } = await follow();
    const heeded = settings.heed();
    await turn();
    expect(settings.now().productName).toBe('Clearbench');
    requested[1]?.(named('One', 1));
    await heeded;
    expect(settings.now().productName).toBe('One');
  });

  it('survive a failed read, which is reported', async () => {
    const views = { get: async () => undefined } as Pick<ReadModels, 'get'>;
    const feed = inProcessChangeFeed();
    const reported: unknown[] = [];
    const settings = await followSettings(views, feed, (error) => reported.push(error));
    views.get = () => Promise.reject(new Error('away'));
    await feed.publish([changed]);
    await turn();
    expect(reported).toHaveLength(1);
    views.get = async <D>() => named('Back', 1) as D;
    await settings.heed();
    expect(settings.now().productName).toBe('Back');
  });

  it('stop', async () => {
    const { asked: requested, feed, settings } = await follow();
    settings.stop();
    await feed.publish([changed]);
    await turn();
    expect(requested).toHaveLength(1);
  });

  it('are read again after an interval, in case a notice was lost', async () => {
    const { asked: requested, views } = models();
    const following = followSettings(views, inProcessChangeFeed(), () => {}, 5);
    requested[0]?.(undefined);
    const settings = await following;
    await eventually(() => requested.length > 1);
    requested[1]?.(named('Later', 2));
    await eventually(() => settings.now().productName === 'Later');
    settings.stop();
  });
});
