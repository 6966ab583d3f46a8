import { IconCheck, IconX } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { XmlText } from './xml-text.tsx';

const icons = { right: IconCheck, wrong: IconX } as const;

const Example = ({ kind, xml }: { readonly kind: keyof typeof icons; readonly xml: string }) => {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <figure data-kind={kind}>
      <figcaption>
        <Icon size={14} aria-hidden="true" />
        {t(`explain.${kind}`)}
      </figcaption>
      <pre>
        <XmlText xml={xml} />
      </pre>
    </figure>
  );
};

/** A valid and an invalid example of a rule. */
export const RuleExamples = ({ right, wrong }: { readonly right: string; readonly wrong: string }) => (
  <div className="explain-examples">
    <Example kind="right" xml={right} />
    <Example kind="wrong" xml={wrong} />
  </div>
);
