import { TextDecoder, TextEncoder } from 'node:util';

// For component tests only: jsdom has no encoders, which the router asks for when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
