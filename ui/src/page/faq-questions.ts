/** The questions of the help page, each with an answer under `faq.<question>`. */
export const faqQuestions = ['send', 'answers', 'script', 'report', 'lost', 'keys', 'large'] as const;

export const pathOfQuestion = (question: (typeof faqQuestions)[number]): string => `/faq#${question}`;
