import { Failure } from '@clearbench/contracts/failure';
import type { Wire, WireRequest } from './wire.ts';

/** A byte order mark belongs to the text: saving the text again must keep it. */
const textDecoder = () => new TextDecoder('utf-8', { ignoreBOM: true });

const readInPieces = async (body: ReadableStream<Uint8Array>, received: (bytes: number) => void): Promise<string> => {
  const decoder = textDecoder();
  const reader = body.getReader();
  const pieces: string[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    pieces.push(decoder.decode(piece.value, { stream: true }));
    received(bytes);
  }
  return pieces.join('') + decoder.decode();
};

const carry = async ({ url, received, method, headers, body, signal }: WireRequest) => {
  const init = { method, headers, credentials: 'same-origin' } as const;
  const answer = await fetch(url, { ...init, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) });
  const text =
    received && answer.body
      ? await readInPieces(answer.body, received)
      : textDecoder().decode(await answer.arrayBuffer());
  return { status: answer.status, header: (name: string) => answer.headers.get(name), text };
};

/** `fetch`; it cannot report the progress of a request body. */
export const fetchWire: Wire = async (request) => {
  try {
    return await carry(request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Failure('connection.lost', {}, { cause: error });
  }
};
