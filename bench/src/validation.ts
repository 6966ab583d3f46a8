import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { libxml2Wasm, ours, oursAsCommand, xmllintStream } from './validation/contestants.ts';
import { type MeasuredRun, measureSize } from './validation/measure-size.ts';
import { writePayments } from './validation/payments.ts';
import { timeBreakdown } from './validation/time-breakdown.ts';
import { xmllintVersion } from './validation/xmllint.ts';

type Size = {
  readonly name: string;
  readonly bytes: number;
  readonly times: number;
  readonly warmUp?: number;
  readonly rounds: number;
};

const mebi = 2 ** 20;
const sizes: readonly Size[] = [
  { name: '1.4 KB', bytes: 1_400, times: 2_000, warmUp: 10_000, rounds: 4 },
  { name: '1 MB', bytes: mebi, times: 4, rounds: 4 },
  { name: '20 MB', bytes: 20 * mebi, times: 1, rounds: 5 },
  { name: '100 MB', bytes: 100 * mebi, times: 1, rounds: 3 },
];
/** The sizes with limits for time and memory compared with the reference; smaller sizes take milliseconds. */
const judged: readonly string[] = ['20 MB', '100 MB'];
const [mostTime, mostMemory, smallest, mostMilliseconds] = [0.33, 80, '1.4 KB', 0.05];

const allRules = 'all rules';
/** Runs in a process that has validated before, as a worker of the product has. */
const judgedByTime: readonly string[] = ['structure', allRules];

const speedOf = (bytes: number, perFile: readonly number[]): string =>
  `${short(bytes / mebi / (median(perFile) / 1_000))} MB/s`;

const smallFigures = (metric: string, perFile: readonly number[], memory: string): Figure[] => {
  const milliseconds = median(perFile);
  const value = `${milliseconds.toFixed(3)} ms a message, warm`;
  return [
    { metric, value, ...atMost(milliseconds, mostMilliseconds, ' ms') },
    { metric: '', value: memory },
  ];
};

const figuresOf = ({ name: size }: Size, bytes: number, outcomes: readonly MeasuredRun[]): Figure[] => {
  const lint = outcomes.find((outcome) => outcome.name.startsWith('xmllint'));
  return outcomes.flatMap((outcome) => {
    const metric = `${size}  ${outcome.name}`;
    if ('skipped' in outcome) return [{ metric, value: `skipped: ${outcome.skipped}` }];
    const peak = outcome.peakBytes / mebi;
    const memory = peak > 0 ? `peak ${short(peak)} MB` : '';
    const speed = speedOf(bytes, outcome.perFile);
    if (size === smallest && outcome.name === allRules) return smallFigures(metric, outcome.perFile, memory);
    if (!lint || lint === outcome || 'skipped' in lint) return [{ metric, value: `${speed}  ${memory}` }];
    const ratio = ratioOf(outcome.perFile, lint.perFile);
    const ofProcessor = ratioOf(outcome.processorPerFile, lint.processorPerFile);
    const isLarge = judged.includes(size);
    const time = {
      metric,
      value: `${speed}, ${short(ratio)} × the time of xmllint, ${short(ofProcessor)} × its processor time`,
      ...(isLarge && judgedByTime.includes(outcome.name) ? atMost(ratio, mostTime, ' ×') : {}),
    };
    const isOfUser = outcome.name === oursAsCommand.name;
    return [time, { metric: '', value: memory, ...(isLarge && isOfUser ? atMost(peak, mostMemory, ' MB') : {}) }];
  });
};

/**
 * The product's validator compared with xmllint and libxml2-wasm, on correct bulks, with the schema exported from the
 * product's model.
 */
export const validation: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const schema = join(folder, 'pacs.008.xsd');
    writeFileSync(schema, exportXsd('pacs.008.001.08') ?? '');
    const version = xmllintVersion();
    const figures: Figure[] = [
      {
        metric: 'xmllint',
        value: version ? `libxml2 ${version}; reads the schema again for every file` : 'is not installed: left out',
      },
    ];
    for (const size of sizes) {
      const { times, warmUp = 0, rounds } = size;
      const file = join(folder, `${size.bytes}.xml`);
      const bytes = writePayments(file, size.bytes);
      const contestants = [...ours(), oursAsCommand, ...(version ? [xmllintStream(schema)] : []), libxml2Wasm(schema)];
      const outcomes = await measureSize(contestants, { file, times, warmUp }, rounds);
      const shares = judged.includes(size.name) ? timeBreakdown(outcomes) : undefined;
      figures.push(...figuresOf(size, bytes, outcomes));
      if (shares) figures.push({ metric: `${size.name}  where the processor time goes`, value: shares });
    }
    return figures;
  });
