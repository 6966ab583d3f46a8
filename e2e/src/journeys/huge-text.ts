import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const transaction = / {4}<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>\n/;
const lineLength = 1_023;
const markedEvery = 10_000;

/** Every ten thousandth line has a searchable text; the others are filling. */
const line = (number: number): string =>
  number % markedEvery === 0 ? `NEEDLE ${number / markedEvery} `.padEnd(lineLength, 'y') : 'y'.repeat(lineLength);

/** Number of lines with NEEDLE. */
export const needles = 7;

/** Too large to be opened as a whole (more than 64 MB), with an error at its end. */
export const hugeText = (): string => {
  const small = samplePayment('HUGE', '1.00');
  const [one = ''] = transaction.exec(small) ?? [];
  const lines = Array.from({ length: 67_000 }, (_, number) => line(number));
  return small.replace(one, () => `${one}<!--${lines.join('\n')}\n-->\n    ${one.replace('SLEV', 'SHAR')}`);
};

/** Uploads a text as a client program; returns the file's id. */
export const uploaded = async (url: string, fileName: string, body: string): Promise<string> => {
  const client = await benchClient(url, 'tester');
  const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
  return (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId;
};
