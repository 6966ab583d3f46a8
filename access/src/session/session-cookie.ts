import { hostCookieName } from '../cookies.ts';

/** The name of the session cookie; over https it has the prefix `__Host-` (RFC 6265bis, 4.1.3.2). */
export const sessionCookieName = (publicUrl: string): string => hostCookieName(publicUrl, 'clearbench-session');
