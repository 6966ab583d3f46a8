import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import type { Profile } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import type { Rule, RuleContext } from '@clearbench/validation-engine/rule';
import { validate } from '@clearbench/validator/validate';
import { reportProfile, type SentText } from './sent-templates.fixture.ts';

const encoder = new TextEncoder();

/** The profile, with a call of `onRead` when the calendar of the clearing is read. */
const observed = (profile: Profile, onRead: () => void): Profile => {
  const clearing = new Proxy(profile.clearing ?? {}, {
    get: (target, key) => {
      if (key === 'calendar') onRead();
      return Reflect.get(target, key);
    },
  });
  return { ...profile, clearing };
};

const observedRule = (rule: Rule, onRead: () => void): Rule => {
  const inContext = (context: RuleContext): RuleContext => ({ ...context, profile: observed(context.profile, onRead) });
  const { check, close } = rule;
  return {
    ...rule,
    check: (node, context, state) => check(node, inContext(context), state),
    ...(close ? { close: (context, state, root) => close(inContext(context), state, root) } : {}),
  };
};

const breakable = ruleCatalogue.filter(({ id }) => everyMutation[id] !== undefined);

/** The rules that read the calendar in these texts, unchanged or with an error of the rule. */
export const rulesReadingTheCalendar = (texts: readonly SentText[]): readonly string[] =>
  breakable.flatMap((rule) => {
    let isRead = false;
    const rules = [
      observedRule(rule, () => {
        isRead = true;
      }),
    ];
    for (const sent of texts) {
      const target = mutationTarget(sent.text, sent.profile);
      const broken = target === undefined ? [] : (everyMutation[rule.id] ?? []).map((mutation) => mutation(target));
      for (const text of [sent.text, ...broken])
        if (text !== undefined && !isRead) validate(encoder.encode(text), reportProfile(text, sent), { rules });
    }
    return isRead ? [rule.id] : [];
  });
