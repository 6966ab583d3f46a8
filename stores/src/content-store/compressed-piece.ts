import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const options = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Bytes that are compressed sooner than a thread is woken to do it. */
const longestShort = 64 * 1024;

export const isShort = (size: number): boolean => size > 0 && size <= longestShort;

/** A piece as it is kept, with a checksum of its own. */
export const compressed = async (piece: Uint8Array): Promise<Uint8Array> =>
  isShort(piece.length) ? zstdCompressSync(piece, options) : compress(piece, options);

/** The piece of this size that was compressed; throws where it was damaged. */
export const decompressed = async (kept: Uint8Array, size: number): Promise<Uint8Array> =>
  isShort(size) ? zstdDecompressSync(kept, { maxOutputLength: longestShort }) : decompress(kept);
