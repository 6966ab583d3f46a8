import { TextDecoder, TextEncoder } from 'node:util';

/** The part of `Request` that the router reads on a page without loaders. */
class Request {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;

  constructor(url: string | URL, { method = 'GET', signal = new AbortController().signal }: RequestInit = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal as AbortSignal;
  }
}

// For component tests only: jsdom lacks encoders and requests, which the router needs.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request });
