import '../public/markdown.css';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';
import { Markdown } from '../public/markdown.tsx';
import { faqQuestions } from './faq-questions.ts';

/** The questions of testers, with short answers. */
export const FaqPage = () => {
  const { t } = useTranslation();
  const openQuestion = useLocation().hash.slice(1);
  return (
    <div className="column">
      <PageTitle title={t('faq.title')} />
      <h1>{t('faq.title')}</h1>
      {faqQuestions.map((question) => (
        <details
          key={`${question} ${String(openQuestion === question)}`}
          className="faq"
          name="faq"
          open={openQuestion === question}
        >
          <summary>{t(`faq.${question}.question`)}</summary>
          <Markdown text={t(`faq.${question}.answer`)} />
        </details>
      ))}
    </div>
  );
};
