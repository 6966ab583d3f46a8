import { TextDecoder, TextEncoder } from 'node:util';

/** As much of a request as the router reads of one on a page without loaders. */
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

// For component tests only: jsdom has neither encoders nor requests, which the router asks for.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request });
