import { berlinClock } from '@clearbench/calendars/berlin-time';
import {
  conversationRows,
  type LineOfConversation,
  lanesOf,
  type ShownMessage,
} from '@clearbench/iso20022/conversation/conversation-rows';
import { conversationSvg, type PictureTexts } from '@clearbench/iso20022/conversation/conversation-svg';
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

/** The conversation of a case as an SVG element; undefined where it sent and received nothing. */
export const casePicture = ({ title, events }: Pick<CaseRun, 'title' | 'events'>): string | undefined => {
  const steps = events.filter(isStep).map(({ data }) => data);
  const found = messagesOfCase<CaseMessage, StepEvent['data']>(steps, ({ step, kind }) => `${step}. ${kind}`);
  if (found.messages.length === 0) return undefined;
  return conversationSvg(conversationRows(found), lanesOf(found.messages), textsFor(`Conversation of ${title}`));
};
