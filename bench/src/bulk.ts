import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { createdFrom } from '@clearbench/template-engine/testing/created-from.fixture';
import { ParseOption, XmlDocument } from 'libxml2-wasm';
import { atMost, type Benchmark, short } from './figure.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';

const [transactions, rounds, mostMilliseconds] = [10_000, 5, 1_000];

const processorMilliseconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** A bulk created from its template, compared with libxml2, which reads and writes the created text. */
export const bulk: Benchmark = async () => {
  const template = exportedTemplate('sct-bulk');
  const create = (): string => createdFrom(template, { values: { repeat: { transactions } } });
  const text = create();
  const copy = (): string => {
    const document = XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_HUGE });
    try {
      return document.toString({ format: false });
    } finally {
      document.dispose();
    }
  };
  const { ours, libxml2 } = await interleaved(rounds, {
    ours: () => processorMilliseconds(create),
    libxml2: () => processorMilliseconds(copy),
  });
  const size = short(text.length / 2 ** 20);
  const ratio = short(ratioOf(ours, libxml2));
  return [
    {
      metric: `a bulk of ${transactions.toLocaleString('en')} transactions, ${size} MB, created from its template`,
      value: `${short(median(ours))} ms of processor time, ${ratio} × that of libxml2 to read and write the text`,
      ...atMost(median(ours), mostMilliseconds, ' ms'),
    },
  ];
};
