import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { dice } from '../dice.ts';
import { textInPieces } from '../text-in-pieces.ts';
import type { DayOneTemplate } from './template.ts';

type Made = {
  readonly now: string;
  readonly rbVersion: RbVersion;
  readonly profileBic?: string;
  readonly seed?: number;
  readonly values?: Partial<TemplateValues>;
};

/** The text a template makes in the demo's clearing, of its defaults and the values given. */
export const createdFrom = ({ content }: DayOneTemplate, made: Made): string => {
  const { now, rbVersion, profileBic = '', seed = 1, values } = made;
  const clearing = { clearingBic: 'ZYCSDEF0XXX', clearingSystemCode: 'ST2' };
  const occasion = { now, rbVersion, profileBic, ...clearing, dice: dice(seed) };
  return [...textInPieces(content, { fileName: 'sample', fields: {}, ...values }, occasion)].join('');
};
