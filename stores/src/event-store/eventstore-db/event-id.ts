import { hash } from 'node:crypto';

const canonical = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The UUID of an event on the server: its own id, or one derived from it. */
export const theirId = (id: string): string => {
  if (canonical.test(id)) return id;
  const digits = hash('sha256', id, 'hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};
