import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const options = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Size in bytes below which compression in this thread is faster than in another one. */
const longestShort = 64 * 1024;

export const isShort = (size: number): boolean => size > 0 && size <= longestShort;

/** The stored form of a chunk, with its own checksum. */
export const compressed = async (piece: Uint8Array): Promise<Uint8Array> =>
  isShort(piece.length) ? zstdCompressSync(piece, options) : compress(piece, options);

/** The decompressed chunk of this size; throws where it is damaged. */
export const decompressed = async (bytes: Uint8Array, size: number): Promise<Uint8Array> =>
  isShort(size) ? zstdDecompressSync(bytes, { maxOutputLength: longestShort }) : decompress(bytes);
