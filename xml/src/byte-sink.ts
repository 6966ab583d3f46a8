/** Collects bytes and hands them out in one piece. */
export type ByteSink = { readonly write: (bytes: Uint8Array) => void; readonly take: () => Uint8Array };

export const createByteSink = (): ByteSink => {
  let bytes = new Uint8Array(1_024);
  let length = 0;
  return {
    write(added) {
      if (length + added.length > bytes.length) {
        const larger = new Uint8Array((length + added.length) * 2);
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      bytes.set(added, length);
      length += added.length;
    },
    take() {
      const taken = bytes.slice(0, length);
      length = 0;
      return taken;
    },
  };
};
