import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import { clearFile } from '@clearbench/test-engine/clear-file';
import { fileIdentity } from '@clearbench/test-engine/file-identity';
import { referencedMessageIds } from '@clearbench/test-engine/referenced-messages';
import { breakRule } from '@clearbench/validation/deliberate/break-rule';
import { fingerprintsOf } from '@clearbench/validation/earlier/fingerprints';
import type { PaymentIds } from '@clearbench/validation/earlier/payment-ids';
import { readAccount } from '@clearbench/validation/earlier/read-account';
import { readQuestion } from '@clearbench/validation/earlier/read-question';
import type { Profile } from '@clearbench/validation/profile';
import { withoutReportComments, withReportComments } from '@clearbench/validation/report-comments';
import type { ClearingJob } from './bench.ts';
import { checkText } from './check-text.ts';
import { indented } from './indented.ts';
import { validateInPieces } from './validate-in-pieces.ts';

type Text = { readonly bytes: Uint8Array };

const structureErrors = (report: ValidationReport): number =>
  report.validationMessages.filter(({ layer, severity }) => layer === 'structure' && severity === 'Error').length;

answerTasks({
  check: ({ bytes, profile }: Text & { profile: Profile }, cancelled) => checkText(bytes, profile, cancelled),
  indent: ({ bytes }: Text) => indented(bytes),
  writeComments: ({ bytes, report }: Text & { report: ValidationReport }) => withReportComments(bytes, report),
  removeComments: ({ bytes }: Text) => withoutReportComments(bytes),
  referencedMessageIds: ({ bytes }: Text) => referencedMessageIds(bytes),
  fileIdentity: ({ bytes }: Text) => fileIdentity(bytes),
  question: ({ bytes }: Text) => readQuestion(bytes),
  account: ({ bytes, wanted }: Text & { wanted: readonly PaymentIds[] }) => readAccount(bytes, wanted),
  fingerprints: ({ bytes, except }: Text & { except: readonly string[] }) => fingerprintsOf(bytes, new Set(except)),
  clear: async ({ profile, seenMessageIds, isSeenFile, engineErrors = 0, ...job }: ClearingJob, cancelled) => {
    const seen = new Set(seenMessageIds);
    // The engine asks the rules itself, as far as a clearing goes by them.
    const report = await validateInPieces(job.bytes, profile, cancelled, { rules: [] });
    if (!report) return undefined;
    const messageErrors = structureErrors(report) + engineErrors;
    return clearFile({ ...job, profile, messageErrors, seenMessage: (id) => seen.has(id), seenFile: () => isSeenFile });
  },
  breakRule: ({ bytes, ruleId, profile }: Text & { ruleId: string; profile: Profile }) => {
    const broken = breakRule(new TextDecoder().decode(bytes), ruleId, profile);
    return broken && new TextEncoder().encode(broken.text);
  },
});
