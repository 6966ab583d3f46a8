import type { Metadata } from '@grpc/grpc-js';
import { accessDenied, type CallRefusal, unauthenticated } from './refusals.fake.ts';

export type AccessSettings = {
  /** `user:password` of a member of `$admins`; without it the server has no users, as with `--insecure`. */
  readonly login?: string;
  /** `user:password` of a user without a group. */
  readonly ordinaryLogin?: string;
  /** Whether the default access list was changed, so that each user may read `$all`. */
  readonly isAllReadable?: boolean;
};

export type Access = {
  /** The refusal of a client whose name and password are missing or wrong. */
  refuses(caller: Metadata): CallRefusal | undefined;
  /** Whether a client may use a stream: system streams and `$all` belong to `$admins`. */
  permits(caller: Metadata, use: 'read' | 'write', stream: string): boolean;
};

/** The access of a server with its default access list. */
export const fakeAccess = ({ login, ordinaryLogin, isAllReadable = false }: AccessSettings): Access => {
  const headerOf = (user: string | undefined) => user && `Basic ${Buffer.from(user).toString('base64')}`;
  const isUser = (caller: Metadata, user: string | undefined): boolean =>
    user !== undefined && caller.get('authorization')[0] === headerOf(user);
  return {
    refuses(caller) {
      const isKnown = login === undefined || isUser(caller, login) || isUser(caller, ordinaryLogin);
      return isKnown ? undefined : unauthenticated();
    },
    permits(caller, use, stream) {
      if (login === undefined || isUser(caller, login) || !stream.startsWith('$')) return true;
      return use === 'read' && stream === '$all' && isAllReadable;
    },
  };
};

/** Refuses a read that its client may not do. */
export const refusedRead = (access: Access, caller: Metadata, stream: string): CallRefusal | undefined =>
  access.refuses(caller) ?? (access.permits(caller, 'read', stream) ? undefined : accessDenied());
