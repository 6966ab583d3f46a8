import { legalPages } from '@clearbench/contracts/settings/legal-text';
import { Navigate, type RouteObject } from 'react-router-dom';
import { PublicLayout } from '../public/public-layout.tsx';
import { AccessGuard } from './access-guard.tsx';
import { adminRoutes } from './admin/admin-pages.ts';
import { EnvironmentGuard } from './environment-guard.tsx';
import { Layout } from './layout.tsx';
import { LoginGuard } from './login-guard.tsx';
import { NotFound } from './not-found.tsx';
import { PageProblem } from './page-problem.tsx';
import { NotFoundFrame } from './public/not-found-frame.tsx';
import { StartPage } from './start-page.tsx';

const fileList = async () => ({ Component: (await import('./file-list-page.tsx')).FileListPage });

const work: RouteObject[] = [
  { index: true, element: <StartPage /> },
  {
    path: 'files/:envToken/:rbVersion',
    element: <EnvironmentGuard />,
    children: [
      { index: true, lazy: fileList },
      { path: 'upload', lazy: fileList },
      {
        path: 'removed',
        lazy: async () => ({ Component: (await import('./removed-files-page.tsx')).RemovedFilesPage }),
      },
      {
        path: 'check',
        lazy: async () => ({ Component: (await import('./check-files-page.tsx')).CheckFilesPage }),
      },
      {
        path: 'impact',
        lazy: async () => ({ Component: (await import('./impact-page.tsx')).ImpactPage }),
      },
      {
        path: 'planned',
        lazy: async () => ({ Component: (await import('./planned-answers-page.tsx')).PlannedAnswersPage }),
      },
      {
        path: 'inbox',
        lazy: async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage }),
      },
      {
        path: 'payees',
        lazy: async () => ({ Component: (await import('./payee-verifications-page.tsx')).PayeeVerificationsPage }),
      },
      {
        path: 'payees/:verificationId',
        lazy: async () => ({ Component: (await import('./payee-verification-page.tsx')).PayeeVerificationPage }),
      },
      {
        path: 'scenarios',
        lazy: async () => ({ Component: (await import('./own-scenarios-page.tsx')).OwnScenariosPage }),
      },
      { path: 'suites', lazy: async () => ({ Component: (await import('./suites-page.tsx')).SuitesPage }) },
      {
        path: 'runs',
        lazy: async () => ({ Component: (await import('./suite-runs-page.tsx')).SuiteRunsPage }),
      },
      { path: 'create', lazy: async () => ({ Component: (await import('./template-page.tsx')).TemplatePage }) },
      {
        path: 'create/:templateName',
        lazy: async () => ({ Component: (await import('./create-page.tsx')).CreatePage }),
      },
    ],
  },
  {
    path: 'file/:fileId',
    lazy: async () => ({ Component: (await import('../file/editor/editor-page.tsx')).EditorPage }),
  },
  {
    path: 'file/:fileId/conversation',
    lazy: async () => ({ Component: (await import('./conversation-page.tsx')).ConversationPage }),
  },
  { path: 'suite/:suiteId', lazy: async () => ({ Component: (await import('./suite-page.tsx')).SuitePage }) },
  {
    path: 'suite/:suiteId/file',
    lazy: async () => ({ Component: (await import('./suite-file-page.tsx')).SuiteFilePage }),
  },
  {
    path: 'run/:runId',
    lazy: async () => ({ Component: (await import('./suite-run-page.tsx')).SuiteRunPage }),
  },
  {
    path: 'run/:runId/compared-with/:earlierRunId',
    lazy: async () => ({ Component: (await import('./suite-run-comparison-page.tsx')).SuiteRunComparisonPage }),
  },
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }) },
  { path: 'faq', lazy: async () => ({ Component: (await import('./faq-page.tsx')).FaqPage }) },
];

const admin: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./admin/admin-layout.tsx')).AdminIndex }) },
  ...adminRoutes(),
  { path: '*', element: <Navigate to="/404" replace /> },
];

const login: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }) },
  ...(['verify', 'disabled', 'approvalWait', 'rejected'] as const).map((path) => ({
    path,
    lazy: async () => {
      const { WaitingPage } = await import('./waiting-page.tsx');
      return { element: <WaitingPage reason={path} /> };
    },
  })),
];

const contact = async () => ({ Component: (await import('./public/contact-page.tsx')).ContactPage });

/** Public pages, for signed-in and anonymous users. */
const open: RouteObject[] = [
  ...legalPages.map((page) => ({
    path: page,
    lazy: async () => {
      const { LegalPage } = await import('./public/legal-page.tsx');
      return { element: <LegalPage page={page} /> };
    },
  })),
  { path: 'contact', lazy: contact },
  { path: 'contact/:subview', lazy: contact },
  { path: '*', element: <Navigate to="/404" replace /> },
];

/** The pages about rules and codes are public, and reports link to them. */
const explain: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./explain/explain-page.tsx')).ExplainPage }) },
  { path: 'rules/:id', lazy: async () => ({ Component: (await import('./explain/rule-page.tsx')).RulePage }) },
  {
    path: 'codes/:list',
    lazy: async () => ({ Component: (await import('./explain/code-list-page.tsx')).CodeListPage }),
  },
  { path: 'messages', lazy: async () => ({ Component: (await import('./explain/messages-page.tsx')).MessagesPage }) },
  {
    path: 'messages/:message',
    lazy: async () => ({ Component: (await import('./explain/message-page.tsx')).MessagePage }),
  },
  { path: 'codes/:list/:code', lazy: async () => ({ Component: (await import('./explain/code-page.tsx')).CodePage }) },
  { path: '*', element: <Navigate to="/404" replace /> },
];

/** Every address of the product; the addresses also contain the state of their pages. */
export const routes: readonly RouteObject[] = [
  {
    errorElement: <PageProblem />,
    hydrateFallbackElement: <div className="stage-bar" aria-busy="true" />,
    children: [
      { path: '/login', element: <LoginGuard />, children: login },
      { path: '/public', element: <PublicLayout />, errorElement: <PageProblem />, children: open },
      { path: '/explain', element: <PublicLayout />, errorElement: <PageProblem />, children: explain },
      { path: '/404', element: <NotFoundFrame />, children: [{ index: true, element: <NotFound /> }] },
      {
        path: '/',
        element: <AccessGuard />,
        children: [
          {
            element: <Layout />,
            errorElement: <PageProblem />,
            children: [
              ...work,
              {
                path: 'admin',
                lazy: async () => ({ Component: (await import('./admin/admin-layout.tsx')).AdminLayout }),
                children: admin,
              },
              { path: '*', element: <Navigate to="/404" replace /> },
            ],
          },
        ],
      },
    ],
  },
];
