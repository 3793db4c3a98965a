import { createApp } from './core/app'
import type { InstallationContext } from './core/environment'
import { API_MOUNT } from './core/mount'
import type { Operation } from './core/operation'
import { PANEL_MOUNT } from './core/panel-mount'
import { assistantOperations, assistantPanelOperations, mountAssistantMcp } from './assistant'
import { mountDocs } from './docs/mount'
import { accountOperations } from '@/src/features/accounts/api/public/account-routes'
import { addressOperations } from '@/src/features/accounts/api/public/address-routes'
import { passkeyOperations } from '@/src/features/accounts/api/public/passkey-routes'
import { sessionOperations } from '@/src/features/accounts/api/public/session-routes'
import { listedOperation } from '@/src/features/bulk-changes/api/listed'
import { moveBelowOperation } from '@/src/features/bulk-changes/api/move'
import { releaseItemOperations } from '@/src/features/releases/api/item-operations'
import { releaseOperations } from '@/src/features/releases/api/operations'
import { reviewOperations } from '@/src/features/reviews/api/operations'
import { commentOperations } from '@/src/features/comments/api/operations'
import { bulkChangeOperation } from '@/src/features/bulk-changes/api/operations'
import { usageOperations } from '@/src/features/assistant/api/usage/routes'
import { adminDomainOperations } from '@/src/features/domains/api/admin/routes'
import { adminLocaleOperations } from '@/src/features/domains/api/locales/routes'
import { adminImageOperations } from '@/src/features/media/api/routes'
import { adminFormOperations } from '@/src/features/forms/api/admin/forms/routes'
import { adminSubmissionOperations } from '@/src/features/forms/api/admin/form-submissions/routes'
import { submissions } from '@/src/features/forms/api/admin/form-submissions/resource'
import { exportListOperation } from '@/src/features/forms/api/admin/form-submissions/export-list'
import { pageAddressOperations } from '@/src/features/urls/api/addresses'
import { adminPageUrlOperations } from '@/src/features/urls/api/routes'
import { pageChoicesOperation } from '@/src/features/pages/api/admin/choices'
import { adminBrandOperations, brands } from '@/src/features/brand/api/routes'
import {
  adminFooterOperations,
  adminNavigationOperations,
  footer,
  navigation,
} from '@/src/features/site-links/api/routes'
import { versionOperations } from '@/src/features/document-versions/api/operations'
import { previewLinkOperations } from '@/src/features/previews/api/operations'
import { pages } from '@/src/features/pages/api/admin/resource'
import { adminPageOperations } from '@/src/features/pages/api/admin/routes'
import { adminAuthorOperations } from '@/src/features/blog/api/admin/authors/routes'
import { adminCategoryOperations } from '@/src/features/blog/api/admin/categories/routes'
import { adminPostOperations, posts } from '@/src/features/blog/api/admin/posts/routes'
import { adminProductOperations } from '@/src/features/products/api/admin/routes'
import { languageStatesOperation } from '@/src/features/dashboard/api/language-states'
import { adminDashboardOperations } from '@/src/features/dashboard/api/routes'
import { adminVisitOperations } from '@/src/features/visits/api/routes'
import { adminRedirectOperations } from '@/src/features/redirects/api/routes'
import { templates } from '@/src/features/templates/api/resource'
import { adminTemplateOperations } from '@/src/features/templates/api/routes'
import { jobOperations } from '@/src/features/jobs/api/actions'
import { templateChoicesOperation } from '@/src/features/templates/api/choices'
import { trashOperations } from '@/src/features/trash/api/operations'
import { translationOperations } from '@/src/features/translation/api/routes'
import { scheduleOperations } from '@/src/features/schedules/api/routes'
import { searchOperations } from '@/src/features/search/api/routes'
import { adminTenantOperations } from '@/src/features/tenants/api/routes'
import { blockOperations } from '@/src/features/block-catalogue/api/routes'
import { adminUserOperations } from '@/src/features/accounts/api/admin/routes'
import { apiTokenOperations } from '@/src/features/api-tokens/api/routes'
import { answerInvitationOperation } from '@/src/features/accounts/api/admin/answer-invitation'
import { changeOwnPasswordOperation } from '@/src/features/accounts/api/admin/change-password'
import { endOwnSessionsOperation } from '@/src/features/accounts/api/admin/end-sessions'
import { ownFactorOperations } from '@/src/features/accounts/api/panel/factor-routes'
import { resetFactorsOperation } from '@/src/features/accounts/api/panel/reset-factors'
import { bookingOperations } from '@/src/features/booking/api/routes'
import { consentOperations } from '@/src/features/consent/api/routes'
import { domainOperations } from '@/src/features/domains/api/public/routes'
import { formOperations } from '@/src/features/forms/api/public/routes'
import { healthOperations } from '@/src/features/health/api/routes'
import { iconOperations } from '@/src/features/icons/api/routes'
import { pageOperations } from '@/src/features/pages/api/public/routes'
import { postOperations } from '@/src/features/blog/api/public/routes'
import { deletionsOperation } from '@/src/features/where-used/api/deletions'
import { productOperations } from '@/src/features/products/api/public/routes'

/** Every operation of the public API; the OpenAPI document lists exactly these. */
export const operations: readonly Operation[] = [
  ...healthOperations,
  ...domainOperations,
  ...iconOperations,
  ...pageOperations,
  ...blockOperations,
  ...postOperations,
  ...productOperations,
  ...consentOperations,
  ...bookingOperations,
  ...formOperations,
  ...sessionOperations,
  ...passkeyOperations,
  ...accountOperations,
  ...addressOperations,
  ...adminDomainOperations,
  ...adminLocaleOperations,
  ...adminTenantOperations,
  ...adminRedirectOperations,
  ...adminSubmissionOperations,
  ...adminDashboardOperations,
  ...adminVisitOperations,
  ...scheduleOperations,
  ...commentOperations,
  ...releaseOperations,
  ...releaseItemOperations,
  ...reviewOperations,
  ...searchOperations,
  ...adminFormOperations,
  ...adminUserOperations,
  ...apiTokenOperations,
  ...adminPageUrlOperations,
  ...adminPageOperations,
  ...versionOperations(pages),
  ...previewLinkOperations(pages),
  ...trashOperations(pages),
  bulkChangeOperation(pages),
  ...adminPostOperations,
  ...versionOperations(posts),
  ...previewLinkOperations(posts),
  ...trashOperations(posts),
  bulkChangeOperation(posts),
  ...adminAuthorOperations,
  ...adminCategoryOperations,
  ...adminImageOperations,
  ...adminTemplateOperations,
  ...versionOperations(templates),
  ...adminNavigationOperations,
  ...versionOperations(navigation),
  ...adminFooterOperations,
  ...versionOperations(footer),
  ...adminBrandOperations,
  ...versionOperations(brands),
  ...adminProductOperations,
  ...usageOperations,
  ...assistantOperations,
  ...translationOperations,
]

/** The API of an installation, as a Hono app under /api. */
export function createApi(installation: InstallationContext) {
  const app = createApp(installation, operations, API_MOUNT)
  mountAssistantMcp(app)
  mountDocs(app)
  return app
}

const ADMIN_PREFIX = '/admin/'

/** Operations that only the panel needs; they are not published or documented. */
const panelOperations: readonly Operation[] = [
  endOwnSessionsOperation,
  changeOwnPasswordOperation,
  ...ownFactorOperations,
  resetFactorsOperation,
  answerInvitationOperation,
  templateChoicesOperation,
  pageChoicesOperation,
  listedOperation(pages),
  listedOperation(posts),
  listedOperation(submissions),
  moveBelowOperation,
  exportListOperation,
  deletionsOperation,
  ...pageAddressOperations,
  languageStatesOperation,
  ...jobOperations,
  ...assistantPanelOperations,
]

/** The panel's operations; its own come first because they have fixed paths. `/admin/redirects` is `/redirects` here. */
const mountedForPanel: readonly Operation[] = [...panelOperations, ...operations].flatMap((operation) => {
  const { route } = operation
  if (!route.path.startsWith(ADMIN_PREFIX)) return []
  return [
    {
      ...operation,
      route: { ...route, path: `/${route.path.slice(ADMIN_PREFIX.length)}` },
    },
  ]
})

/** The admin operations once more, under /panel-api, authenticated by the panel's session cookie. */
export const createPanelApi = (installation: InstallationContext) =>
  createApp(installation, mountedForPanel, PANEL_MOUNT)
