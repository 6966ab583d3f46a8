import { youngMegabytes } from '@clearbench/event-sourcing/worker-pool';
import { asTheProduct, type Child, startChild } from '../child.ts';
import { commandLine } from './command-line.ts';
import type { Pass, Passed } from './pass.ts';
import { xmllint } from './xmllint.ts';

export type Contestant = {
  readonly name: string;
  run(pass: Pass): Promise<Passed>;
  end(): Promise<void>;
};

/** A young generation as in a worker of the product; Node counts three semi-spaces. */
export const asAWorker: readonly string[] = [...asTheProduct, `--max-semi-space-size=${youngMegabytes / 3}`];

const inChild = (
  name: string,
  module: string,
  args: readonly string[],
  engineOptions: readonly string[] = [],
): Contestant => {
  let child: Child | undefined;
  return {
    name,
    run: (pass) => {
      child ??= startChild(module, import.meta.url, args, engineOptions);
      return child.ask<Passed>(pass);
    },
    end: async () => child?.end(),
  };
};

export const ours = (): readonly Contestant[] => [
  inChild('tokenizer alone', './our-validator.ts', ['tokenizer'], asAWorker),
  inChild('structure', './our-validator.ts', ['structure'], asAWorker),
  inChild('elements for rules', './our-validator.ts', ['elements'], asAWorker),
  inChild('all rules', './our-validator.ts', ['rules'], asAWorker),
];

/** The first of its runs fills the compile cache. */
export const oursAsCommand: Contestant = { name: 'command line', run: commandLine, end: async () => {} };

export const libxml2Wasm = (schema: string): Contestant => inChild('libxml2-wasm', './libxml2-wasm.ts', [schema]);

export const xmllintStream = (schema: string): Contestant => ({
  name: 'xmllint --stream',
  run: (pass) => xmllint(schema, pass),
  end: async () => {},
});
