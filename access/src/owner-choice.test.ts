import { planView } from '@clearbench/contracts/plan/views';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import type { RetentionChoice } from '@clearbench/contracts/user/retention-choice';
import { type UserDocument, userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { ownerChoice, withDayOfGoing } from './owner-choice.ts';

const touchedAt = '2026-03-01T10:00:00.000Z';

/** Users by id, each with a retention choice and the name of a plan. */
const reading = (people: Record<string, [RetentionChoice, string]>) => {
  const requested: string[] = [];
  const get = async (view: { name: string }, id: string) => {
    if (view.name === planView.name) return { planName: id };
    requested.push(`${view.name} ${id}`);
    const [reorgFiles, planId] = people[id] ?? [];
    return reorgFiles && ({ settings: { ...defaultProfile, reorgFiles }, plan: { planId } } as unknown as UserDocument);
  };
  return { asked: requested, views: { get } as unknown as Pick<ReadModels, 'get'> };
};

const file = (fileId: string, ownerId: string, openTransfers = 0) => ({
  summary: { fileId } as never,
  stay: { ownerId, touchedAt, openTransfers },
});

describe("retention of a user's files", () => {
  it.each<[string, RetentionChoice, string, RetentionChoice]>([
    ['what was chosen', '7', 'Bench', '7'],
    ['for ever where the plan offers that', 'never', 'Bench', 'never'],
    ['thirty days where the plan no longer offers for ever', 'never', 'Trial', '30'],
  ])('is %s', async (_, chosen, plan, expected) => {
    const { views } = reading({ u1: [chosen, plan] });
    expect(await ownerChoice(views, 'u1')).toBe(expected);
  });
  it('is thirty days for a deleted user', async () => expect(await ownerChoice(reading({}).views, 'u1')).toBe('30'));
});

describe('summaries of files', () => {
  it('contain the expiry of each file, and read each owner once', async () => {
    const { views, asked: requested } = reading({ u1: ['7', 'Bench'], u2: ['never', 'Bench'] });
    const files = [file('a', 'u1'), file('b', 'u2'), file('c', ''), file('d', 'u1', 1), file('e', 'u1')];
    const goes = '2026-03-08T10:00:00.000Z';
    expect(await withDayOfGoing(views, files)).toEqual([
      { fileId: 'a', expiresAt: goes },
      { fileId: 'b' },
      { fileId: 'c' },
      { fileId: 'd' },
      { fileId: 'e', expiresAt: goes },
    ]);
    expect(requested).toEqual([`${userView.name} u1`, `${userView.name} u2`]);
  });
});
