import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { forgetElsewhere } from './forget-elsewhere.ts';

describe('cached streams of a user', () => {
  it('are removed with any event of the user, from any process', async () => {
    const feed = inProcessChangeFeed();
    const forgotten: string[] = [];
    const unsubscribe = forgetElsewhere(feed, (stream) => void forgotten.push(stream));
    const of = (topic: string, id: string) => ({ topic, id, revision: 1, audience: 'admins' });
    await feed.publish([of('user', 'ada'), of('file-list', 'f1'), of('invitation', 'i1')]);
    unsubscribe();
    await feed.publish([of('user', 'ben')]);
    expect(forgotten).toEqual(['user-ada', 'invitation-i1']);
  });
});
