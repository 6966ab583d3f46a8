import type { DrawnPage, PageAnswer } from '@clearbench/contracts/first-drawing';
import { httpCaller } from '../../http/http-caller.ts';
import type { Wire } from '../../http/wire.ts';

const nothing = (): undefined => undefined;

/** Calls of the API on the server. Their replies are sent with the page, which then does not ask for them. */
export const recordedCalls = (call: DrawnPage['call']) => {
  const answers: PageAnswer[] = [];
  const wire: Wire = async ({ method, url, headers, body }) => {
    const sent = typeof body === 'string' ? { body } : {};
    const { status, text } = await call({ method, url, headers, ...sent });
    if (status === 200) answers.push({ call: `${method} ${url}`, text });
    return { status, header: () => null, text };
  };
  const caller = httpCaller({
    origin: '',
    wire,
    uploadWire: wire,
    xsrfToken: nothing,
    newId: () => crypto.randomUUID(),
    sessionEnded: nothing,
    accountRefused: nothing,
    retryAfter: [],
  });
  return { caller, answers };
};
