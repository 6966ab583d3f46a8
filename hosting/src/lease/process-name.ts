import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** The unique name of this process for other processes. */
export const processName = (): string => `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
