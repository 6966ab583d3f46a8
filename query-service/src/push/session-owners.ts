import { livePath } from '@clearbench/contracts/product-constants';
import type { Principal } from '@clearbench/contracts/session/principal';

export type Owner = { readonly principal: Principal; readonly cookie: string | undefined };

/** `/messaging/<server>/<session>/<transport>` → `<server>/<session>`; other paths (info, iframe) belong to nobody. */
const sessionIn = (url: string): string | undefined => new RegExp(`^${livePath}/([^/]+/[^/]+)/[^/]+`).exec(url)?.[1];

/** Remembers who opened which SockJS session, because sockjs hides the cookie from its connections. */
export const sessionOwners = () => {
  const owners = new Map<string, Owner>();
  return {
    /** False when the session is somebody else's. */
    claim: (url: string, owner: Owner): boolean => {
      const session = sessionIn(url);
      if (session === undefined) return true;
      const present = owners.get(session);
      if (present && present.principal.user.userId !== owner.principal.user.userId) return false;
      owners.set(session, owner);
      return true;
    },
    of: (url: string): Owner | undefined => owners.get(sessionIn(url) ?? ''),
    forget: (url: string): void => {
      owners.delete(sessionIn(url) ?? '');
    },
  };
};
