import { Failure } from '@clearbench/contracts/failure';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { ownersForgottenBy } from '@clearbench/contracts/user/forgotten-owners';
import { recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { forgetPeople } from './forget-people-reactions.ts';
import { type ForgettingParts, personForgetting } from './forget-person.ts';

const at = '2026-01-02T03:04:05.000Z';
const deleted = (...invitationIds: string[]): UserEvent => ({
  type: 'UserDeleted',
  data: { userId: 'u1', by: 'self', invitationIds },
});
const command = (position: number, ...invitationIds: string[]) =>
  ({ type: 'ForgetPerson', data: { userId: 'u1', invitationIds, position } }) as const;

/** A log of 50 events, and read models that are late at the first call. */
const setUp = (differences: Partial<ForgettingParts> = {}) => {
  const done: string[] = [];
  let requested = 0;
  const forget = personForgetting({
    log: {
      forget: async (owner, before) => void done.push(`key of ${owner} before ${before}`),
      head: async () => 50,
    },
    reached: async (position) => {
      requested += 1;
      if (requested === 1) throw new Failure('projection.behind', {});
      done.push(`reached ${position}`);
    },
    scrub: async (names) => void done.push(`scrubbed ${names.join(' ')}`),
    forgetStream: (stream) => void done.push(`dropped ${stream}`),
    stopping: new AbortController().signal,
    ...differences,
  });
  return { done, forget };
};

describe('deletion of personal data', () => {
  it('follows the deletion of an account, after its invitations', () => {
    const event = recorded(deleted('i1', 'i2'), 6) as never;
    expect(forgetPeople.on.UserDeleted?.(event)).toEqual([
      { type: 'ForgetInvitation', data: { invitationId: 'i1' }, at },
      { type: 'ForgetInvitation', data: { invitationId: 'i2' }, at },
      command(7, 'i1', 'i2'),
    ]);
    expect(ownersForgottenBy(deleted('i1'))).toEqual(['u1', 'i1']);
    expect(ownersForgottenBy({ type: 'UserDisabled', data: { userId: 'u1' } })).toEqual([]);
  });

  it('destroys the keys first, then waits for the read models, then scrubs their files', async () => {
    const { done, forget } = setUp();
    await forget(command(7, 'i1'));
    expect(done).toEqual([
      'key of u1 before 7',
      'key of i1 before 7',
      'dropped user-u1',
      'dropped invitation-i1',
      'reached 50',
      'scrubbed user user-account invitation user-token',
    ]);
  });

  it('scrubs once for all deletions until then', async () => {
    const { done, forget } = setUp();
    for (const position of [7, 8, 50, 51]) await forget(command(position));
    expect(done.filter((what) => what.startsWith('scrubbed'))).toHaveLength(2);
    expect(done.filter((what) => what.startsWith('key'))).toHaveLength(4);
  });

  it('fails for a retry where the files cannot be scrubbed', async () => {
    const { done, forget } = setUp({ scrub: () => Promise.reject(new Error('no thread')) });
    await expect(forget(command(7))).rejects.toThrow('no thread');
    await expect(forget(command(7))).rejects.toThrow('no thread');
    expect(done.filter((what) => what.startsWith('key'))).toHaveLength(2);
  });

  it('stops waiting when the process ends', async () => {
    const stopping = new AbortController();
    const reached = async () => {
      stopping.abort();
      throw new Failure('projection.behind', {});
    };
    const { done, forget } = setUp({ reached, stopping: stopping.signal });
    await expect(forget(command(7))).rejects.toMatchObject({ name: 'AbortError' });
    expect(done.filter((what) => what.startsWith('scrubbed'))).toEqual([]);
  });
});
