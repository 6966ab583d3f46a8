import type { ErrorKey } from '../errors.ts';
import { longestFolder, longestHost, longestQueue } from './limits.ts';

export const badHost: ErrorKey = 'channel.badHost';
export const badFingerprint: ErrorKey = 'channel.badFingerprint';
export const badFolder: ErrorKey = 'channel.badFolder';
export const badQueue: ErrorKey = 'channel.badQueue';
export const badCertificate: ErrorKey = 'channel.badCertificate';

/** Whether a text is the name of a host or a literal address; an IPv6 address is without brackets. */
export const isHost = (text: string): boolean =>
  text.length <= longestHost &&
  (/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(text) || /^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(text));

/** Whether a text is a SHA-256 fingerprint as `ssh-keygen -l` shows it. */
export const isFingerprint = (text: string): boolean => /^SHA256:[A-Za-z0-9+/]{43}$/.test(text);

/** Whether a text is a path of a folder. */
export const isFolderPath = (text: string): boolean => text.length <= longestFolder && /^[^\p{Cc}]+$/u.test(text);

/** Whether a text is the address of a queue at a message broker. */
export const isQueueName = (text: string): boolean => text.length <= longestQueue && /^[^\p{Cc}\s]+$/u.test(text);

/** Whether a text is one or more certificates as PEM; the content is read by the server. */
export const isCertificate = (text: string): boolean =>
  /^\s*(?:-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*)+$/.test(text);
