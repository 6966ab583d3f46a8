import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type Rule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../scope.ts';
import { hasChildOf } from './child-names.ts';

/** A constraint of the message definitions of ISO 20022: an element that requires or excludes others in the same component. */
export type Constraint = {
  /** Its name in the message definition reports. */
  readonly name: string;
  /** Paths of the component, from an element that repeats or is a direct child of the message: `GrpHdr/SttlmInf`. */
  readonly within: readonly string[];
  /** The constraint applies if the component contains this element, with one of the values if there are any. */
  readonly element: string;
  readonly values?: readonly string[];
  /** All of these elements must be present. */
  readonly requires?: readonly string[];
  /** One of these elements must be present. */
  readonly requiresOneOf?: readonly string[];
  readonly excludes?: readonly string[];
};

/** What the sentences of a finding name. */
type Reason = { readonly constraint: string; readonly cause: string; readonly parent: string };

/** A finding at the element that requires another one. */
export const missingElement = (node: MessageNode, required: string, reason: Reason): RuleFinding => ({
  node,
  variant: 'missing',
  params: { ...reason, required },
});

/** A finding at the element that the constraint excludes because of another one. */
export const excludedElement = (node: MessageNode, because: MessageNode, reason: Reason): RuleFinding => ({
  node,
  because,
  variant: 'notAllowed',
  params: { ...reason, element: node.name },
});

const findingsOf = (constraint: Constraint, node: MessageNode, component: MessageNode): readonly RuleFinding[] => {
  const { name, values, requires = [], requiresOneOf = [], excludes = [] } = constraint;
  if (values !== undefined && !values.includes(node.text.trim())) return [];
  const isPresent = (element: string): boolean => descend(component, element) !== undefined;
  const cause = values === undefined ? node.name : `${node.name} ${node.text.trim()}`;
  const reason = { constraint: name, cause, parent: component.name };
  const missing = requires.filter((element) => !isPresent(element));
  if (requiresOneOf.length > 0 && !requiresOneOf.some(isPresent)) missing.push(requiresOneOf.join(' / '));
  const excluded = component.children.filter((child) => excludes.includes(child.name));
  return [
    ...missing.map((required) => missingElement(node, required, reason)),
    ...excluded.map((element) => excludedElement(element, node, reason)),
  ];
};

/** Most elements have no finding; they share one list. */
const nothing: readonly never[] = [];

type ByElement = ReadonlyMap<string, readonly Constraint[]>;

/** The constraints by the path of their component, then by the element that they depend on. */
const indexOf = (constraints: readonly Constraint[]): ReadonlyMap<string, ByElement> => {
  const paths = new Set(constraints.flatMap(({ within }) => within));
  return new Map(
    [...paths].map((path) => {
      const ofPath = constraints.filter(({ within }) => within.includes(path));
      return [path, Map.groupBy(ofPath, ({ element }) => element)];
    }),
  );
};

/** The findings of a table of constraints in the selected elements. */
export const constraintCheck = (constraints: readonly Constraint[]) => {
  const components = [...indexOf(constraints)].map(([path, byElement]) => {
    const [first = '', ...inner] = path.split('/');
    return { first, inner, byElement, isConcerned: hasChildOf(new Set(byElement.keys())) };
  });
  const bySelected = Map.groupBy(components, ({ first }) => first);
  const check = (selected: MessageNode): readonly RuleFinding[] => {
    let findings: readonly RuleFinding[] = nothing;
    for (const { inner, byElement, isConcerned } of bySelected.get(selected.name) ?? nothing) {
      const component = inner.length === 0 ? selected : descend(selected, ...inner);
      if (component === undefined || !isConcerned(component)) continue;
      for (const child of component.children) {
        const concerned = byElement.get(child.name);
        if (concerned === undefined) continue;
        findings = [...findings, ...concerned.flatMap((constraint) => findingsOf(constraint, child, component))];
      }
    }
    return findings;
  };
  return { select: [...bySelected.keys()], check };
};

const elementsIn = ({ within, element, excludes = [] }: Constraint): readonly string[] =>
  within.flatMap((path) => [element, ...excludes].map((name) => `${path}/${name}`));

type ConstraintRule = Pick<Rule, 'id' | 'codes'> & { readonly constraints: readonly Constraint[] };

/** A rule of ISO 20022 from a table of constraints; it applies to every message that contains the elements. */
export const constraintRule = ({ constraints, ...definition }: ConstraintRule): Rule =>
  defineRule({
    layer: 'iso',
    severity: 'Error',
    appliesTo: everyMessage,
    anchors: [...new Set(constraints.flatMap(elementsIn))],
    ...constraintCheck(constraints),
    ...definition,
  });
