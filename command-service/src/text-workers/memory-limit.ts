/** The used part of WebAssembly's types; TypeScript has them only for browsers. */
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly;

const page = 65_536;
let refused = false;

/** Fails a task whose engine was refused memory, because its result could be wrong. */
export const failIfRefused = (): void => {
  if (refused) throw new Error('OUT_OF_MEMORY');
};

/** Limits the WebAssembly memory of this thread; further growth is refused as by a machine without more memory. */
export const limitMemory = (megabytes: number): void => {
  const grow = Memory.prototype.grow;
  Memory.prototype.grow = function limited(this: Memory, pages: number): number {
    refused ||= this.buffer.byteLength + pages * page > megabytes * 1_048_576;
    if (refused) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
};
