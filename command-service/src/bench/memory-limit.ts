/** What of WebAssembly is spoken of here; its types come with those of pages only. */
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly;

const page = 65_536;
let refused = false;

/** Ends a task whose engine asked for more than there was: it fails in any words then, or finds what is not there. */
export const failIfRefused = (): void => {
  if (refused) throw new Error('OUT_OF_MEMORY');
};

/** All the megabytes an engine in WebAssembly may take in this thread; more is refused as by a machine that has no more. */
export const limitMemory = (megabytes: number): void => {
  const grow = Memory.prototype.grow;
  Memory.prototype.grow = function limited(this: Memory, pages: number): number {
    refused ||= this.buffer.byteLength + pages * page > megabytes * 1_048_576;
    if (refused) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
};
