import { dayNumber, isoDateIn } from '@clearbench/calendars/iso-date';
import { readDateTime } from '@clearbench/calendars/iso-date-time';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { balanceCode, entryStatus, ofStatements, statementIds } from '../statement-reading.ts';

/** Days between booking and value date beyond which one of the dates is probably a mistake. */
const daysApart = 366;

/** Dates of the opening balances of a statement; the closing balance follows them. */
type State = { opened: string | undefined };

const dateNode = (node: MessageNode | undefined): MessageNode | undefined => node?.children[0];

const periodFindings = (node: MessageNode): readonly RuleFinding[] => {
  const to = descend(node, 'ToDtTm');
  const from = readDateTime(textAt(node, 'FrDtTm') ?? '');
  const end = to && readDateTime(to.text);
  if (to === undefined || from === undefined || end === undefined || end.epoch >= from.epoch) return [];
  return [{ node: to, variant: 'period', value: to.text, params: { from: textAt(node, 'FrDtTm') ?? '' } }];
};

const balanceFindings = (node: MessageNode, state: State): readonly RuleFinding[] => {
  const code = balanceCode(node);
  const place = dateNode(descend(node, 'Dt'));
  const date = isoDateIn(place?.text);
  if (place === undefined || date === undefined) return [];
  if (code === 'OPBD' || code === 'PRCD') state.opened = date > (state.opened ?? '') ? date : state.opened;
  if (code !== 'CLBD' || state.opened === undefined || date >= state.opened) return [];
  return [{ node: place, variant: 'balances', value: place.text, params: { opened: state.opened } }];
};

/** The day on which the statement was made: that of the statement, or of the message. */
const madeOn = (statement: MessageNode | undefined): string | undefined =>
  isoDateIn(textAt(statement, 'CreDtTm') ?? textAt(statement?.parent, 'GrpHdr', 'CreDtTm'));

const bookingFindings = (place: MessageNode, entry: MessageNode | undefined): readonly RuleFinding[] => {
  const booked = isoDateIn(place.text);
  const status = descend(entry, 'Sts');
  if (booked === undefined || status === undefined || entryStatus(status) !== 'BOOK') return [];
  const found = { node: place, severity: 'Warning', value: place.text } as const;
  const made = madeOn(entry?.parent);
  if (made !== undefined && booked > made) return [{ ...found, variant: 'future', params: { made } }];
  const period = descend(entry?.parent, 'FrToDt');
  const [from = '0000-01-01', to = '9999-12-31'] = ['FrDtTm', 'ToDtTm'].map((name) => isoDateIn(textAt(period, name)));
  // A period that ends before it begins contains no date; it has a finding of its own.
  if (from > to) return [];
  return booked < from || booked > to ? [{ ...found, variant: 'outside', params: { from, to } }] : [];
};

const valueFindings = (place: MessageNode, entry: MessageNode | undefined): readonly RuleFinding[] => {
  const value = isoDateIn(place.text);
  const booked = isoDateIn(dateNode(descend(entry, 'BookgDt'))?.text);
  if (value === undefined || booked === undefined) return [];
  if (Math.abs(dayNumber(value) - dayNumber(booked)) <= daysApart) return [];
  return [{ node: place, variant: 'value', severity: 'Warning', value: place.text, params: { booked } }];
};

export const rule = defineRule<State>({
  id: 'B-04',
  layer: 'scheme',
  severity: 'Error',
  anchors: [
    'FrToDt/ToDtTm',
    'Bal/Dt/Dt',
    'Bal/Dt/DtTm',
    ...['BookgDt', 'ValDt'].flatMap((name) => [`${name}/Dt`, `${name}/DtTm`]),
  ],
  appliesTo: accountReports,
  select: [...statementIds, ...ofStatements('FrToDt'), ...ofStatements('Bal'), 'Ntry/BookgDt', 'Ntry/ValDt'],
  open: () => ({ opened: undefined }),
  check: (node, _, state) => {
    const place = dateNode(node);
    switch (node.name) {
      case 'Id':
        state.opened = undefined;
        return [];
      case 'FrToDt':
        return periodFindings(node);
      case 'Bal':
        return balanceFindings(node, state);
      case 'BookgDt':
        return place === undefined ? [] : bookingFindings(place, node.parent);
      default:
        return place === undefined ? [] : valueFindings(place, node.parent);
    }
  },
});
