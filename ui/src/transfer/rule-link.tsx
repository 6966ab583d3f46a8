import type { DecidingRule } from '@clearbench/contracts/transfer/clearing';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type AddressOf = (rule: DecidingRule) => string | undefined;

/** The address of the list that contains a rule; undefined where the user cannot open it. */
export const RuleAddresses = createContext<AddressOf>(() => undefined);

/** The rule of a scenario list that decided, with the version of its list. */
export const RuleLink = ({ rule }: { readonly rule: DecidingRule }) => {
  const { t } = useTranslation();
  const address = useContext(RuleAddresses)(rule);
  const { list, version, ruleId } = rule;
  const text = t(`transfer.rule.${list}`, { ruleId, version });
  return address === undefined ? <span className="muted">{text}</span> : <Link to={address}>{text}</Link>;
};
