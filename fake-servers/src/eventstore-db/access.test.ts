import { Metadata, status } from '@grpc/grpc-js';
import { fakeAccess, refusedRead } from './access.fake.ts';

const caller = (user?: string) => {
  const metadata = new Metadata();
  if (user !== undefined) metadata.set('authorization', `Basic ${Buffer.from(user).toString('base64')}`);
  return metadata;
};
const users = { login: 'admin:changeit', ordinaryLogin: 'app:secret' };

describe('the access of a server with its default access list', () => {
  it.each([undefined, 'admin:guess', 'other:secret'])('is refused to an unknown client: %s', (user) => {
    expect(fakeAccess(users).refuses(caller(user))?.code).toBe(status.UNAUTHENTICATED);
  });

  it('to $all and system streams is for $admins', () => {
    const access = fakeAccess(users);
    const codeFor = (user: string, stream: string) => refusedRead(access, caller(user), stream)?.code;
    expect(['file-1', '$all', '$stats'].map((stream) => codeFor('admin:changeit', stream))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(['file-1', '$all', '$stats'].map((stream) => codeFor('app:secret', stream))).toEqual([
      undefined,
      status.PERMISSION_DENIED,
      status.PERMISSION_DENIED,
    ]);
    expect(access.permits(caller('app:secret'), 'write', 'file-1')).toBe(true);
    expect(access.permits(caller('app:secret'), 'write', '$stats')).toBe(false);
  });

  it('to $all is for each user where the list was changed', () => {
    const access = fakeAccess({ ...users, isAllReadable: true });
    expect(refusedRead(access, caller('app:secret'), '$all')).toBeUndefined();
    expect(refusedRead(access, caller('app:secret'), '$stats')?.code).toBe(status.PERMISSION_DENIED);
  });

  it('is free without users', () => expect(refusedRead(fakeAccess({}), caller(), '$all')).toBeUndefined());
});
