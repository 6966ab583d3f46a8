import { FrameImpl } from '@stomp/stompjs';

/** A frame of STOMP 1.2 as text. */
export const marshalled = (command: string, headers: Record<string, string>, body = ''): string =>
  FrameImpl.marshall({ command, headers, body, escapeHeaderValues: command !== 'CONNECTED' }) as string;
