import type { BuiltInStatus, BuiltInTemplateEntry } from '@clearbench/contracts/template/built-in-routes';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { spokenText } from '../translate-template.ts';
import { type BuiltInDecision, decisionRequested, selectBuiltIn } from './built-in-slice.ts';

type Take = BuiltInDecision['take'];

/** The possible decisions for templates with a status, the default first. */
const decisionsOf: Readonly<Record<BuiltInStatus, readonly (readonly [Take, string])[]>> = {
  new: [['builtIn', 'install']],
  deleted: [['builtIn', 'install']],
  updateAvailable: [
    ['builtIn', 'update'],
    ['installed', 'keep'],
  ],
  bothChanged: [
    ['builtIn', 'takeNew'],
    ['installed', 'keep'],
  ],
  changedHere: [['builtIn', 'reset']],
  unchanged: [],
  discontinued: [],
};

/** The buttons that decide about one built-in template. */
export const BuiltInActions = ({ entry }: { readonly entry: BuiltInTemplateEntry }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { deciding } = useSelector(selectBuiltIn);
  const name = spokenText(entry.textKeys, t)(entry.title);
  return decisionsOf[entry.status].map(([take, text]) => (
    <Button
      key={take}
      disabled={deciding}
      aria-label={t(`builtIn.${text}Named`, { name })}
      onClick={() => dispatch(decisionRequested({ take, entries: [entry] }))}
    >
      {t(`builtIn.${text}`)}
    </Button>
  ));
};
