import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { scenarioStream, storedLists } from './stored-lists.ts';

const metadata = { at: '2026-11-26T08:00:00.000Z', actor: 'ida', commandId: 'c', correlationId: 'c' };
const changed = (type: string, version: number): NewEvent =>
  ({ id: `${type}-${version}`, type, schema: 1, data: { version, text: `text ${version}` }, metadata }) as NewEvent;

describe('the stored versions of a list', () => {
  it.each([
    ['an environment', 'ScenarioListChanged', { environmentId: 'e1' }],
    ['a tester', 'OwnScenarioListChanged', { environmentId: 'e1', userId: 'u1' }],
  ])('of %s include those that were added after the last read', async (_, type, key) => {
    const log = memoryEventStore();
    const versions = async () => (await storedLists({ log }, key)).map(({ version, text }) => `${version} ${text}`);
    expect(await versions()).toEqual([]);
    await log.append(scenarioStream(key), 0, [changed(type, 1)]);
    expect(await versions()).toEqual(['1 text 1']);
    await log.append(scenarioStream(key), 1, [changed(type, 2), changed(type, 3)]);
    expect(await versions()).toEqual(['1 text 1', '2 text 2', '3 text 3']);
    await log.append('scenario-e2', 0, [changed('ScenarioListChanged', 1)]);
    expect(await versions()).toHaveLength(3);
  });
});
