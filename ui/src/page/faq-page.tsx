import '../public/markdown.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../parts/page-title.tsx';
import { Markdown } from '../public/markdown.tsx';

const questions = ['send', 'answers', 'script', 'report', 'lost', 'keys', 'large'] as const;

/** What testers ask, with answers short enough to read. */
export const FaqPage = () => {
  const { t } = useTranslation();
  return (
    <div className="column">
      <PageTitle title={t('faq.title')} />
      <h1>{t('faq.title')}</h1>
      {questions.map((question) => (
        <details key={question} className="faq" name="faq">
          <summary>{t(`faq.${question}.question`)}</summary>
          <Markdown text={t(`faq.${question}.answer`)} />
        </details>
      ))}
    </div>
  );
};
