import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { planLoadFile } from '@clearbench/authoring/load-file/plan-load-file';
import type { LoadFile } from '@clearbench/authoring/load-file/write-load-file';
import { defaultClearing } from '@clearbench/contracts/sim-env/default-settings';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { type ExportedTemplate, readTemplateExport } from '@clearbench/contracts/template/template-export';
import { builtInTemplate, builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { seededRandom } from '@clearbench/template-engine/seeded-random';
import { textInPieces } from '@clearbench/template-engine/text-in-pieces';
import type { Arguments } from './arguments.ts';

/** npm starts scripts in the project's folder; a path is relative to the folder of the user. */
export const pathOf = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

const templateNamed = async (template: string): Promise<ExportedTemplate> => {
  if (!template.endsWith('.json')) {
    const names = builtInTemplates.map(({ templateName }) => templateName).join(', ');
    const found = builtInTemplate(template);
    if (found === undefined)
      throw new Error(`--template is one of ${names}, or a file such as exported.json, not ${template}`);
    return found;
  }
  const read = readTemplateExport(JSON.parse(await readFile(pathOf(template), 'utf8')));
  if (read === undefined) throw new Error(`${template} is not an export of a template`);
  return read;
};

const rulebookOf = ({ templateName, content }: ExportedTemplate, { scheme, rulebook }: Arguments): RbVersion => {
  if (scheme !== undefined && scheme !== content.scheme)
    throw new Error(`The template ${templateName} is for the scheme ${content.scheme}, not for ${scheme}`);
  const newest = content.rbVersions.toSorted().at(-1);
  const wanted = rulebook ?? newest;
  if (wanted === undefined || !content.rbVersions.includes(wanted))
    throw new Error(
      `The template ${templateName} is for the rulebooks ${content.rbVersions.join(', ')}, not for ${wanted}`,
    );
  return wanted;
};

/** Renders the template with its defaults and prepares the file; the clearing is the default one of an environment. */
export const preparedFile = async (given: Arguments, defaults: { now: string; seed: number }): Promise<LoadFile> => {
  const template = await templateNamed(given.template);
  const rulebook = rulebookOf(template, given);
  const now = given.at ?? defaults.now;
  const seed = given.seed ?? defaults.seed;
  const { bic, systemCode, cutOff } = defaultClearing;
  const renderContext = {
    now,
    rbVersion: rulebook,
    profileBic: '',
    clearingBic: bic,
    clearingSystemCode: systemCode,
    dice: seededRandom(seed),
  };
  const text = [...textInPieces(template.content, { fields: {} }, renderContext)].join('');
  const profile = {
    scheme: template.content.scheme,
    rbVersion: rulebook,
    now,
    clearing: { bic, systemCode, cutOff },
  };
  const { transactions, errors, vary } = given;
  return planLoadFile(text, { transactions, seed, errors, vary, profile });
};
