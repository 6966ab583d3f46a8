import { berlinClock } from '@clearbench/calendars/berlin-time';
import {
  conversationRows,
  type LineOfConversation,
  lanesOf,
  type ShownMessage,
} from '@clearbench/iso20022/conversation/conversation-rows';
import { conversationSvg, type PictureTexts, rowsByPage } from '@clearbench/iso20022/conversation/conversation-svg';
import { messagesOfCase } from '@clearbench/iso20022/conversation/messages-of-case';
import { printable } from '@clearbench/validator/report-export/printable';
import type { CaseRun } from '../run/case-run.ts';
import type { CaseMessage } from '../run/conversation-of-case.ts';
import type { RunEvent } from '../run/run-event.ts';

const parties = { tester: 'Tester', clearing: 'Clearing', bank: 'Other bank' } as const;

const stateOf = ({ isDue, isHeld, isEdited, dropped }: ShownMessage): readonly string[] => [
  ...(dropped === undefined ? [] : ['dropped']),
  ...(isHeld ? ['held'] : isDue ? ['due'] : []),
  ...(isEdited ? ['edited'] : []),
];

const labelOf = (message: ShownMessage): string =>
  [message.messageType, message.groupStatus, message.code, ...stateOf(message)]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => printable(part ?? ''))
    .join(' · ');

const lineOf = (row: LineOfConversation): string => {
  if (row.kind === 'step') return row.step;
  if (row.kind === 'quiet') return row.days === 1 ? '1 day without messages' : `${row.days} days without messages`;
  const { date, time } = berlinClock(row.at);
  if (row.kind === 'day') return date;
  return row.kind === 'cutOff' ? `Cut-off ${time}` : 'Not released yet';
};

const textsFor = (title: string): PictureTexts => ({
  title: printable(title),
  party: (party) => parties[party],
  label: labelOf,
  time: ({ at }) => `${berlinClock(at).time}:${at.slice(17, 19)}`,
  line: lineOf,
});

type StepEvent = Extract<RunEvent, { type: 'stepPassed' | 'stepFailed' }>;
const isStep = (event: RunEvent): event is StepEvent => event.type === 'stepPassed' || event.type === 'stepFailed';

/** The conversation of a case as SVG elements, each at most a printed page; none where it sent and received nothing. */
export const casePictures = ({ title, events }: Pick<CaseRun, 'title' | 'events'>): readonly string[] => {
  const steps = events.filter(isStep).map(({ data }) => data);
  const found = messagesOfCase<CaseMessage, StepEvent['data']>(steps, ({ step, kind }) => `${step}. ${kind}`);
  const lanes = lanesOf(found.messages);
  const parts = rowsByPage(conversationRows(found));
  return parts.map((rows, index) => {
    const part = parts.length > 1 ? ` (${index + 1}/${parts.length})` : '';
    return conversationSvg(rows, lanes, textsFor(`Conversation of ${title}${part}`));
  });
};
