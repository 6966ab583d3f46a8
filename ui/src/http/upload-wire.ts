import { Failure } from '@clearbench/contracts/failure';
import type { Wire } from './wire.ts';

/** XMLHttpRequest, because it reports the progress of a request body. */
export const uploadWire: Wire = ({ method, url, headers, body, signal, sent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => sent?.(loaded, total);
    request.onload = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        text: request.responseText,
      });
    request.onerror = () => reject(new Failure('connection.lost'));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
