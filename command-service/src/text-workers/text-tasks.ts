import { breakRule } from '@clearbench/authoring/error-injection/break-rule';
import { type NewIdsOptions, newIds } from '@clearbench/authoring/new-ids/new-ids';
import type { UpgradeTarget } from '@clearbench/authoring/upgrade/upgrade';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { Profile } from '@clearbench/iso20022/profile';
import { clearFile } from '@clearbench/test-engine/clear-file';
import type { ClearingInput } from '@clearbench/test-engine/clearing-input';
import { readProfileAmong, testProfile } from '@clearbench/test-engine/envelopes/test-profile';
import { incomingMessages } from '@clearbench/test-engine/incoming/incoming-messages';
import { answerToDelivery } from '@clearbench/test-engine/participant-answers/answer-to-delivery';
import { answersByScenario } from '@clearbench/test-engine/scenario-answers/answers-by-scenario';
import { type DryRunInput, dryRun } from '@clearbench/test-engine/scenarios/dry-run';
import { readRuleList } from '@clearbench/test-engine/scenarios/format/read-rule-list';
import { withoutReportComments, withReportComments } from '@clearbench/validator/report-comments';
import { suiteTasks } from '../suite-work/suite-tasks.ts';
import { checkPart, checkText } from './check-text.ts';
import { generateLoadFile } from './generate-load-file.ts';
import type { HelpPort } from './help-port.ts';
import { indented } from './indented.ts';
import { readingTasks, type Text } from './reading-tasks.ts';
import { renderTemplate } from './render-template.ts';
import type { AnswerDeliveryJob, ClearingJob, IncomingJob } from './text-workers.ts';
import { upgraded } from './upgraded.ts';
import { validateInPieces } from './validate-in-pieces.ts';

type Cancelled = () => boolean;

const structureErrors = (report: ValidationReport): number =>
  report.validationMessages.filter(({ layer, severity }) => layer === 'structure' && severity === 'Error').length;

/** The tasks of the text workers: in a worker thread, or in the thread of the caller. */
export const textTasks = {
  ...suiteTasks,
  ...readingTasks,
  check: ({ bytes, profile, help }: Text & { profile: Profile; help?: HelpPort }, cancelled: Cancelled) =>
    checkText(bytes, profile, cancelled, help),
  checkPart: ({ bytes, profile, help }: Text & { profile: Profile; help: HelpPort }, cancelled: Cancelled) =>
    checkPart(bytes, profile, cancelled, help),
  indent: ({ bytes }: Text) => indented(bytes),
  writeComments: ({ bytes, report }: Text & { report: ValidationReport }) => withReportComments(bytes, report),
  removeComments: ({ bytes }: Text) => withoutReportComments(bytes),
  newIds: ({ bytes, options }: Text & { options: NewIdsOptions }) => newIds(bytes, options),
  upgrade: ({ bytes, target }: Text & { target: UpgradeTarget }) => upgraded(bytes, target),
  clear: async (
    { profile, seenMessageIds, isDuplicateFile, engineErrors = 0, ...job }: ClearingJob,
    cancelled: Cancelled,
  ) => {
    const seen = new Set(seenMessageIds);
    // The test engine runs the rules of the clearing itself.
    const report = validateInPieces(job.bytes, profile, cancelled, { rules: [] });
    if (!report) return undefined;
    const messageErrors = structureErrors(report) + engineErrors;
    return clearFile({
      ...job,
      profile,
      ...(profile.envelopes === undefined ? {} : { forms: profile.envelopes }),
      ...(profile.messageForm === undefined ? {} : { messageForm: profile.messageForm }),
      messageErrors,
      seenMessage: (id) => seen.has(id),
      seenFile: () => isDuplicateFile,
    });
  },
  incoming: ({ input, request }: IncomingJob) => incomingMessages(input, request),
  answerDelivery: ({ input, answer }: AnswerDeliveryJob) => answerToDelivery(input, answer),
  answersByScenario: (input: ClearingInput) => answersByScenario(input),
  renderTemplate,
  generateLoadFile,
  readEnvelopeProfile: readProfileAmong,
  testEnvelopeProfile: testProfile,
  readRules: ({ text, owner }: { text: string; owner: ListOwner | undefined }) => readRuleList(text, owner),
  dryRun: (input: DryRunInput) => dryRun(input),
  breakRule: ({ bytes, ruleId, profile }: Text & { ruleId: string; profile: Profile }) => {
    const broken = breakRule(new TextDecoder().decode(bytes), ruleId, profile);
    return broken && new TextEncoder().encode(broken.text);
  },
};
