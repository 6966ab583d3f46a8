import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@clearbench/client/client';
import type { Calls, Transfer } from '@clearbench/client/generated/calls';
import type { Call, Command, Printed } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Paint } from '../paint.ts';
import { millisecondsOf, oneOf } from './choices.ts';
import { upload } from './file-commands.ts';

type Sent = Calls['sendAndWait']['reply'];

const tones = { ACCP: 'good', PART: 'warn', RJCT: 'bad' } as const;

const verdictText = ({ verdict, answers, state }: Transfer, paint: Paint): string => {
  if (!verdict) return `${state}: no verdict yet`;
  const { accepted, rejected } = verdict.counts;
  const reasons = verdict.reasons.map(({ trigger, text }) => `  ${trigger} ${text}`);
  const released = answers.filter(({ releasedAt }) => releasedAt !== undefined).length;
  const head = `${paint[tones[verdict.groupStatus]](verdict.groupStatus)} ${accepted} accepted, ${rejected} rejected`;
  return [`${head}; ${released} of ${answers.length} answers`, ...reasons].join('\n');
};

/** Not accepted, or not answered in time, is a bad result. */
const codeOf = (transfer: Transfer | undefined, done: boolean): ExitCode =>
  done && transfer?.verdict?.groupStatus === 'ACCP' ? exitCodes.good : exitCodes.bad;

/** The id of a stored file; a file of this computer is uploaded first. */
const storedId = async (call: Call, operand: string): Promise<string> => {
  if (!existsSync(operand)) return operand;
  const { data } = await upload.run({ ...call, operands: [operand] });
  const [summary] = data as readonly { readonly fileId: string }[];
  return summary?.fileId ?? '';
};

export const send: Command = {
  summary: 'sends a stored file, or uploads and sends a file of this computer',
  operands: 'FILE-ID|FILE',
  takes: [1, 1],
  options: ['wait', 'until', 'env', 'rulebook', 'direction'],
  run: async (call): Promise<Printed> => {
    const [operand = ''] = call.operands;
    const { wait, until = 'verdict' } = call.options;
    const query = { ...(wait === undefined ? {} : { wait }), until: oneOf('until', ['verdict', 'answers'], until) };
    const bench = await call.bench();
    const fileId = await storedId(call, operand);
    call.progress(`sending ${operand}`);
    const sent: Sent = await bench.call('sendAndWait', { params: { fileId }, query });
    const { transfer, done } = sent;
    const text = transfer ? verdictText(transfer, call.paint) : `sent as ${sent.transferId}`;
    const code = wait === undefined ? exitCodes.good : codeOf(transfer, done);
    return { code, data: { fileId, ...sent }, text: `${fileId}\n${text}` };
  },
};

const newestOf = async (bench: Client, fileId: string): Promise<Transfer> => {
  const { items } = await bench.call('listTransfers', { query: { fileId } });
  const [newest] = items;
  if (!newest) throw new CommandFailure(exitCodes.bad, `${fileId} was never sent`);
  return newest;
};

const releasedOf = ({ answers }: Transfer) => answers.filter(({ releasedAt }) => releasedAt !== undefined);

export const answers: Command = {
  summary: 'lists the answers to the newest transfer of a file; --output writes them into a folder',
  operands: 'FILE-ID',
  takes: [1, 1],
  options: ['output'],
  run: async ({ bench, operands: [fileId = ''], options: { output }, progress }) => {
    const access = await bench();
    const transfer = await newestOf(access, fileId);
    const released = releasedOf(transfer);
    if (output !== undefined) await mkdir(output, { recursive: true });
    for (const [index, { fileId: answerId, fileName }] of released.entries()) {
      if (output === undefined) break;
      progress(`writing ${index + 1} of ${released.length}`);
      const text = await access.call('readContent', { params: { fileId: answerId } });
      // A name of the server is a name only, never a path.
      await writeFile(join(output, basename(fileName)), text);
    }
    const text = released.map((each) => `${each.fileId}  ${each.fileName}  ${each.messageType}`).join('\n');
    const due = transfer.answers.length - released.length;
    return {
      code: exitCodes.good,
      data: { transfer, released },
      text: due > 0 ? `${text}\n${due} answers are due` : text,
    };
  },
};

const often = 1_000;
export const watch: Command = {
  summary: 'follows the newest transfer of a file until every answer is there',
  operands: 'FILE-ID',
  takes: [1, 1],
  options: ['timeout'],
  run: async ({ bench, operands: [fileId = ''], options: { timeout = '10m' }, progress, paint }) => {
    const access = await bench();
    const end = Date.now() + millisecondsOf(timeout);
    for (;;) {
      const transfer = await newestOf(access, fileId);
      const done = transfer.verdict !== undefined && releasedOf(transfer).length === transfer.answers.length;
      const text = verdictText(transfer, paint);
      if (done || Date.now() >= end) return { code: codeOf(transfer, done), data: { done, transfer }, text };
      progress(`${transfer.state}, ${releasedOf(transfer).length} of ${transfer.answers.length} answers`);
      await pause(often);
    }
  },
};
