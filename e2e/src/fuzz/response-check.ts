import type { Noted } from './server-health.ts';

/** A response with its duration in milliseconds. */
export type Answered = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
};

/** A forbidden effect on another client during a request; undefined for none. */
export const slowFault = ({ longestOfServer, failed }: Noted, longestWait: number): string | undefined => {
  if (failed !== undefined) return `another client was not answered: ${failed}`;
  return longestOfServer > longestWait ? `another client waited ${Math.round(longestOfServer)} ms` : undefined;
};

/** Longest duration of any request in milliseconds. */
const longest = 10_000;

/** The fault of a forbidden response; undefined for an allowed one. */
export const faultOf = ({ status, type, text, ms }: Answered): string | undefined => {
  if (status >= 500) return `answered ${status}`;
  if (ms > longest) return `took ${Math.round(ms)} ms`;
  if (/\n\s+at .+:\d+:\d+/.test(text)) return 'shows a stack';
  if (status >= 400 && !type.startsWith('application/problem+json')) return `${status} is no problem but ${type}`;
  if (status >= 400 && !/"errorKey":"[\w.]+"/.test(text)) return `${status} without an errorKey`;
  return undefined;
};
