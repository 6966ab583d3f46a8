import type { UserDocument } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { namesOf } from './names-of.ts';

const asking = () => {
  const requested: string[] = [];
  const get = async (_: unknown, id: string) => {
    requested.push(id);
    return id === 'gone' ? undefined : ({ userId: id, displayName: `Name of ${id}` } as UserDocument);
  };
  return { asked: requested, views: { get } as unknown as Pick<ReadModels, 'get'> };
};

describe('names of users', () => {
  it('are looked up once each', async () => {
    const { asked: requested, views } = asking();
    const names = await namesOf(views, ['u1', 'u2', 'u1', 'u1']);
    expect([names.get('u1'), names.get('u2')]).toEqual(['Name of u1', 'Name of u2']);
    expect(requested).toEqual(['u1', 'u2']);
  });
  it('are absent for deleted users and for the product', async () => {
    const { asked: requested, views } = asking();
    expect((await namesOf(views, ['gone', 'system:clearing'])).size).toBe(0);
    expect(requested).toEqual(['gone']);
  });
});
