import { type ExportedTemplate, readTemplateExport } from '@clearbench/contracts/template/template-export';
import { templateSha256 } from './template-sha256.ts';
import b2b2021 from './templates/b2b-2021.json' with { type: 'json' };
import b2bError from './templates/b2b-error.json' with { type: 'json' };
import b2bMaximal from './templates/b2b-maximal.json' with { type: 'json' };
import b2bMinimal from './templates/b2b-minimal.json' with { type: 'json' };
import b2bReject from './templates/b2b-reject.json' with { type: 'json' };
import b2bReturn from './templates/b2b-return.json' with { type: 'json' };
import b2bReversal from './templates/b2b-reversal.json' with { type: 'json' };
import b2bTypical from './templates/b2b-typical.json' with { type: 'json' };
import core2021 from './templates/core-2021.json' with { type: 'json' };
import coreError from './templates/core-error.json' with { type: 'json' };
import coreMaximal from './templates/core-maximal.json' with { type: 'json' };
import coreMinimal from './templates/core-minimal.json' with { type: 'json' };
import coreRefund from './templates/core-refund.json' with { type: 'json' };
import coreReject from './templates/core-reject.json' with { type: 'json' };
import coreReturn from './templates/core-return.json' with { type: 'json' };
import coreReversal from './templates/core-reversal.json' with { type: 'json' };
import coreTypical from './templates/core-typical.json' with { type: 'json' };
import instConfirmation from './templates/inst-confirmation.json' with { type: 'json' };
import instCreditTransfer from './templates/inst-credit-transfer.json' with { type: 'json' };
import instRecall from './templates/inst-recall.json' with { type: 'json' };
import instRecallNo from './templates/inst-recall-no.json' with { type: 'json' };
import instRecallYes from './templates/inst-recall-yes.json' with { type: 'json' };
import instRefusal from './templates/inst-refusal.json' with { type: 'json' };
import instStatusRequest from './templates/inst-status-request.json' with { type: 'json' };
import sct2021 from './templates/sct-2021.json' with { type: 'json' };
import sctBulk from './templates/sct-bulk.json' with { type: 'json' };
import sctClaimNonReceipt from './templates/sct-claim-non-receipt.json' with { type: 'json' };
import sctClaimNonReceipt2021 from './templates/sct-claim-non-receipt-2021.json' with { type: 'json' };
import sctClaimValueDate from './templates/sct-claim-value-date.json' with { type: 'json' };
import sctClaimValueDate2021 from './templates/sct-claim-value-date-2021.json' with { type: 'json' };
import sctError from './templates/sct-error.json' with { type: 'json' };
import sctMaximal from './templates/sct-maximal.json' with { type: 'json' };
import sctMinimal from './templates/sct-minimal.json' with { type: 'json' };
import sctRecall from './templates/sct-recall.json' with { type: 'json' };
import sctRecall2021 from './templates/sct-recall-2021.json' with { type: 'json' };
import sctRecallNo from './templates/sct-recall-no.json' with { type: 'json' };
import sctRecallNo2021 from './templates/sct-recall-no-2021.json' with { type: 'json' };
import sctRecallYes from './templates/sct-recall-yes.json' with { type: 'json' };
import sctRecallYes2021 from './templates/sct-recall-yes-2021.json' with { type: 'json' };
import sctReturn from './templates/sct-return.json' with { type: 'json' };
import sctReturn2021 from './templates/sct-return-2021.json' with { type: 'json' };
import sctStatusRequest from './templates/sct-status-request.json' with { type: 'json' };
import sctTypical from './templates/sct-typical.json' with { type: 'json' };

/** The exports of the built-in templates, in the order of the chooser. */
const templateExports: readonly unknown[] = [
  sctTypical,
  sctMinimal,
  sctMaximal,
  sctBulk,
  sctError,
  sct2021,
  sctReturn,
  sctRecall,
  sctRecallYes,
  sctRecallNo,
  sctReturn2021,
  sctRecall2021,
  sctRecallYes2021,
  sctRecallNo2021,
  sctStatusRequest,
  sctClaimNonReceipt,
  sctClaimValueDate,
  sctClaimNonReceipt2021,
  sctClaimValueDate2021,
  instCreditTransfer,
  instConfirmation,
  instRefusal,
  instRecall,
  instRecallYes,
  instRecallNo,
  instStatusRequest,
  coreTypical,
  coreMinimal,
  coreMaximal,
  coreError,
  core2021,
  coreReject,
  coreReturn,
  coreRefund,
  coreReversal,
  b2bTypical,
  b2bMinimal,
  b2bMaximal,
  b2bError,
  b2b2021,
  b2bReject,
  b2bReturn,
  b2bReversal,
];

/** A template of this version of the product. */
export type BuiltInTemplate = ExportedTemplate & {
  /** SHA-256 of its content: the version of the template. */
  readonly sha256: string;
};

const imported = (json: unknown): BuiltInTemplate => {
  const template = readTemplateExport(json);
  if (!template) throw new Error('A built-in template is not an export of a template.');
  return { ...template, sha256: templateSha256(template.content) };
};

/** Every template of this version of the product. */
export const builtInTemplates: readonly BuiltInTemplate[] = templateExports.map(imported);

const byName = new Map(builtInTemplates.map((template) => [template.templateName, template]));

export const builtInTemplate = (templateName: string): BuiltInTemplate | undefined => byName.get(templateName);

/** A built-in template that exists, without its version, as administrators save it; for tests. */
export const exportedTemplate = (templateName: string): ExportedTemplate => {
  const template = builtInTemplate(templateName);
  if (!template) throw new Error(`There is no built-in template ${templateName}.`);
  return { templateName, content: template.content };
};
