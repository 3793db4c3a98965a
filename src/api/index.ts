import { createApp } from './core/app'
import type { Installation } from './core/environment'
import type { Operation } from './core/operation'
import { mountDocs } from './docs/mount'
import { accountOperations } from './public/auth/account-routes'
import { sessionOperations } from './public/auth/session-routes'
import { adminDomainOperations } from './admin/domains/routes'
import { adminLocaleOperations } from './admin/locales/routes'
import { adminImageOperations } from './admin/images/routes'
import { adminFormOperations } from './admin/forms/routes'
import { adminSubmissionOperations } from './admin/form-submissions/routes'
import { adminPageUrlOperations } from './admin/page-urls/routes'
import { adminPageOperations } from './admin/pages/routes'
import { adminAuthorOperations } from './admin/authors/routes'
import { adminCategoryOperations } from './admin/categories/routes'
import { adminPostOperations } from './admin/posts/routes'
import { adminProductOperations } from './admin/products/routes'
import { adminDashboardOperations } from './admin/dashboard/routes'
import { adminRedirectOperations } from './admin/redirects/routes'
import { adminTemplateOperations } from './admin/templates/routes'
import { adminTenantOperations } from './admin/tenants/routes'
import { blockOperations } from './public/blocks/routes'
import { adminUserOperations } from './admin/users/routes'
import { bookingOperations } from './public/bookings/routes'
import { consentOperations } from './public/consent/routes'
import { domainOperations } from './public/domains/routes'
import { formOperations } from './public/forms/routes'
import { healthOperations } from './public/health/routes'
import { iconOperations } from './public/icons/routes'
import { pageOperations } from './public/pages/routes'
import { postOperations } from './public/posts/routes'
import { productOperations } from './public/products/routes'

/** Every operation of the API; the OpenAPI document lists exactly these. */
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
  ...accountOperations,
  ...adminDomainOperations,
  ...adminLocaleOperations,
  ...adminTenantOperations,
  ...adminRedirectOperations,
  ...adminSubmissionOperations,
  ...adminDashboardOperations,
  ...adminFormOperations,
  ...adminUserOperations,
  ...adminPageUrlOperations,
  ...adminPageOperations,
  ...adminPostOperations,
  ...adminAuthorOperations,
  ...adminCategoryOperations,
  ...adminImageOperations,
  ...adminTemplateOperations,
  ...adminProductOperations,
]

/** The API of an installation, as a Hono app under /api. */
export function createApi(installation: Installation) {
  const app = createApp(installation, operations)
  mountDocs(app, operations)
  return app
}
