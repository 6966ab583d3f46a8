import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** What a process calls itself to others; no two say the same. */
export const processName = (): string => `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
