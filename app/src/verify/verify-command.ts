import { parseArgs } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import { productLog } from '@clearbench/hosting/product-log';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import { truncation } from '@clearbench/hosting/truncated-log';
import { checkChain } from '@clearbench/stores/event-store/check-chain';
import { chainOfExport } from '../log-head/export-chain.ts';
import {
  checkingKey,
  type RecordedHead,
  readHead,
  recordHead,
  signatureFault,
  signingKey,
} from '../log-head/head-file.ts';
import { openChain } from '../log-head/open-chain.ts';
import { openExclusively, requireLog } from '../open-data-folder.ts';
import { dataLocationIn, storageSettingsFrom } from '../settings.ts';
import { chainVerified, type Verified, verify } from './verify.ts';

const usage = [
  'npm run verify                                            checks an installation that is stopped',
  'npm run -s verify -- --head [--key KEY] > head.json       prints the head of the log, also while the product runs',
  'npm run verify -- --against head.json [--key KEY]         checks that the log contains everything up to a recorded head',
  'npm run verify -- --export FILE [--against head.json]     checks an exported log',
].join('\n');

const options = {
  head: { type: 'boolean', default: false },
  against: { type: 'string', multiple: true },
  export: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

type Print = (text: string) => void;

/** Faults printed for one subject; further ones are counted. */
const mostPrinted = 20;

const report = (faults: readonly string[]): string[] => {
  const rest = faults.length - mostPrinted;
  return [...faults.slice(0, mostPrinted), ...(rest > 0 ? [`and ${rest} more`] : [])].map((fault) => `  ${fault}`);
};

/** Prints the result of one check; returns whether it is right. */
const tell = (out: Print, { subject, faults }: Verified): boolean => {
  out([`${faults.length === 0 ? 'right' : 'WRONG'}  ${subject}`, ...report(faults)].join('\n'));
  return faults.length === 0;
};

type VerifyOptions = { readonly against: readonly string[]; readonly key: string | undefined } & Streams;

/** The recorded heads for the comparison, with checked signatures where there is a key. */
const recordedHeads = (
  parsedOptions: VerifyOptions,
): { readonly heads: readonly RecordedHead[]; readonly right: boolean } => {
  const checking = checkingKey(parsedOptions.key, withFiles(parsedOptions.env).CLEARBENCH_HEAD_KEY);
  const heads = parsedOptions.against.map(readHead);
  const reported = heads.map((head, index) => {
    const fault = signatureFault(head, checking);
    const signed = checking ? 'signed with the given key' : 'its signature is not checked without --key';
    const subject = `recorded head ${parsedOptions.against[index]} of ${head.at}, ${signed}`;
    return tell(parsedOptions.out, { subject, faults: fault === undefined ? [] : [fault] });
  });
  return { heads, right: reported.every(Boolean) };
};

/** Prints the head of a log with a valid chain, as JSON. */
const printHead = async ({ key, env, out, err }: VerifyOptions): Promise<boolean> => {
  const chain = await openChain(dataLocationIn(env));
  try {
    const { head, faults } = await checkChain(chain);
    if (faults.length > 0) {
      err(['The log does not verify, so its head is not printed.', ...report(faults)].join('\n'));
      return false;
    }
    const signing = signingKey(key, withFiles(env).CLEARBENCH_HEAD_KEY);
    out(JSON.stringify(recordHead(head, chain.per, new Date().toISOString(), signing), null, 2));
    return true;
  } finally {
    await chain.close();
  }
};

const verifyExport =
  (file: string) =>
  async (parsedOptions: VerifyOptions): Promise<boolean> => {
    const { heads, right } = recordedHeads(parsedOptions);
    const check = await checkChain(chainOfExport(file), { recorded: heads });
    return tell(parsedOptions.out, chainVerified(check)) && right;
  };

const verifyInstallation = async (parsedOptions: VerifyOptions): Promise<boolean> => {
  // Checked before the settings are read, because they create a secret for a folder without one.
  requireLog(dataLocationIn(parsedOptions.env));
  const { heads, right: signed } = recordedHeads(parsedOptions);
  const settings = storageSettingsFrom(parsedOptions.env);
  const data = await openExclusively(settings, productLog(settings.logLevel));
  let right = signed;
  try {
    const foreign = heads.filter(({ chain }) => chain !== data.chain.per);
    if (foreign.length > 0) throw settingsError('A head was recorded of another kind of log: record one after a move.');
    const isComparable = settings.servers === undefined || data.over !== undefined;
    const lost = isComparable ? await truncation(data) : undefined;
    if (lost !== undefined) right = tell(parsedOptions.out, { subject: 'end of the log', faults: [lost] });
    for await (const verified of verify(data, heads)) if (!tell(parsedOptions.out, verified)) right = false;
    return right;
  } finally {
    await data.close();
  }
};

type Streams = { readonly out: Print; readonly err: Print; readonly env: Environment };

const sentence = (error: unknown): string => {
  if (error instanceof Failure && error.errorKey === 'store.locked')
    return 'A Clearbench works in the data folder. Stop it, or back it up and verify what you restore of the backup.';
  return startupErrorText(error);
};

/** Runs `npm run verify` with its parameters; 0 for no faults, 1 for faults, 2 where the check was impossible. */
export const verifyCommand = async (args: readonly string[], { out, err, env }: Streams): Promise<0 | 1 | 2> => {
  try {
    const { head, help, export: file, key, against = [] } = parseArgs({ args: [...args], options }).values;
    const parsedOptions = { key, against, env, out, err };
    if (help) out(usage);
    if (help) return 0;
    if (head && (file !== undefined || against.length > 0)) throw settingsError(usage);
    const checking = file === undefined ? verifyInstallation : verifyExport(file);
    return (await (head ? printHead : checking)(parsedOptions)) ? 0 : 1;
  } catch (error) {
    err(sentence(error));
    return 2;
  }
};
