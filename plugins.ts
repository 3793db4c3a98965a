import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { type CollectionRow, collections } from './collections'
import { readAccounts } from './collections/Users/access'
import { formsOverrides } from './collections/Forms'
import { formFieldBlocks } from './collections/Forms/field-types'
import { formFields } from './collections/Forms/fields'
import { submissionsOverrides } from './collections/FormSubmissions'
import { submissionFields } from './collections/FormSubmissions/fields'
import { redirectsOverrides } from './collections/Redirects'
import { redirectFields, redirectStatusField } from './collections/Redirects/fields'
import { type Collection, COLLECTIONS, TENANT_OWNED } from './collections/registry'
import type { Config } from './payload-types'
import { withoutAssignTenant } from './src/upstream/payload/assign-tenant'
import { listBulkRejections } from './src/admin/lists/list-bulk-rejections'
import { listNotices } from './src/admin/lists/list-notices'
import { markReadOnlyLists } from './src/admin/lists/mark-read-only-lists'
import { mapAllFields } from './src/fields/map-fields'
import { comparedInWords, compareNoBlockNames } from './src/upstream/payload/version-words'
import { atomicBulkOperations } from './src/upstream/payload/bulk-operations'
import { recordSaves, restorePerLanguage } from './src/features/document-versions'
import { explainTrash } from './src/features/trash/admin/explain-trash'
import { missingAddresses } from './src/features/trash/server/missing-addresses'
import { keepInTrash } from './src/features/trash/server/keep-in-trash'
import { explainDeletion } from './src/features/where-used/admin/explain-deletion'
import { rejectDeleteWhileUsed } from './src/features/where-used/server/reject-delete-while-used'
import { showUses } from './src/features/where-used/server/show-uses'
import { titlesOf } from './src/features/where-used/server/find-uses'
import { isSuperAdmin } from './src/access/memberships'
import { draftScope } from './src/access/draft-scope'
import { tenantRule } from './src/access/tenant-rule'
import { filterLists } from './src/features/list-filters'
import { showTranslations } from './src/features/translation'
import { blockRows } from './src/fields/block-rows'
import { pickPages } from './src/fields/pick-pages'
import { nameInPickers } from './src/admin/document/name-in-pickers'
import { titleFirst } from './src/admin/document/new-document'
import { documentTabs } from './src/admin/document/tabs'
import { nameUntitled } from './src/admin/document/name-untitled'
import { listInvalidFields } from './src/admin/invalid-fields/list-invalid-fields'
import { emptyLists } from './src/admin/lists/empty-lists'
import { nameRows } from './src/admin/rows/name-rows'
import { protectMemberships } from './src/features/accounts/hooks/limit-account-queries'
import { auditPlugin } from './src/features/audit/server/audit-plugin'
import { env } from './src/platform/env'
import { transactionalS3 } from './src/upstream/payload/transactional-s3'
import { bucketClientConfig } from './src/platform/bucket-config'
import { storageFailure } from './src/features/media/server/storage-failure'
import { limitLists } from './src/upstream/payload/limit-reads'
import { lockWhileDeleting } from './src/upstream/payload/lock-while-deleting'
import { guardOpenForms } from './src/admin/open-form/guard-open-forms'
import { rejectStaleSaves } from './src/upstream/payload/stale-saves'
import { lockWhileSaving } from './src/upstream/payload/lock-while-saving'
import { validateReferences } from './src/upstream/payload/validate-references'
import { withoutPluginMail } from './src/upstream/payload/form-builder-mail'

const slugsOf = (rows: readonly CollectionRow[]): Collection[] => rows.map(({ slug }) => slug)

const tenancy = multiTenantPlugin<Config>({
  // Our own access functions check roles; those of the plugin only membership.
  useTenantsCollectionAccess: false,
  // Those who have only been invited are read too, and the plugin does not know them.
  usersAccessResultOverride: ({ accessKey, accessResult, ...args }) =>
    accessKey === 'read' ? readAccounts(args) : accessResult,
  useUsersTenantFilter: false,
  cleanupAfterTenantDelete: false,
  userHasAccessToAllTenants: isSuperAdmin,
  tenantsArrayField: { includeDefaultField: false },
  tenantField: { admin: { disableBulkEdit: true } },
  useTenantsListFilter: false,
  collections: Object.fromEntries(
    TENANT_OWNED.map((slug) => [
      slug,
      {
        isGlobal: COLLECTIONS[slug].tenantOwned === 'one',
        useTenantAccess: false,
        // Its own filter adds the entries of the platform.
        useBaseFilter: slug !== 'audit-log',
      },
    ]),
  ),
  i18n: {
    translations: {
      nl: {
        'assign-tenant-modal-title': '“{{title}}” toewijzen',
        'field-assignedTenant-label': 'Organisatie',
        'nav-tenantSelector-label': 'Organisatie',
      },
      en: { 'nav-tenantSelector-label': 'Tenant', 'field-assignedTenant-label': 'Tenant' },
    } satisfies LocaleTexts<unknown>,
  },
})

const redirects = redirectsPlugin({
  redirectTypes: ['302'],
  redirectTypeFieldOverride: redirectStatusField,
  overrides: { ...redirectsOverrides, fields: ({ defaultFields }) => redirectFields(defaultFields) },
})

const forms = formBuilderPlugin({
  fields: { ...formFieldBlocks, country: false, state: false, payment: false, upload: false },
  formOverrides: { ...formsOverrides, fields: ({ defaultFields }) => formFields(defaultFields) },
  formSubmissionOverrides: { ...submissionsOverrides, fields: () => submissionFields },
})

/** The plugin's columns exist without a bucket too, so that the database schema does not depend on it. */
const storage = s3Storage({
  enabled: env.S3 !== null,
  alwaysInsertFields: true,
  collections: { media: true },
  bucket: env.S3?.bucket ?? '',
  config: env.S3 ? bucketClientConfig(env.S3) : {},
})

compareNoBlockNames()
const compareInWords: Plugin = (config) => mapAllFields(config, comparedInWords)

/** The order matters: the multi-tenant plugin needs all collections, and the tenant rule needs its tenant fields. */
export const plugins: Plugin[] = [
  redirects,
  forms,
  // src/platform/mail sends mail after the submission is committed.
  withoutPluginMail(submissionsOverrides),
  seoPlugin({}),
  tenancy,
  withoutAssignTenant,
  tenantRule(TENANT_OWNED),
  keepInTrash,
  rejectDeleteWhileUsed(slugsOf(collections.filter(({ keptWhileUsed }) => keptWhileUsed))),
  showUses,
  auditPlugin(slugsOf(collections.filter(({ audited }) => audited))),
  storage,
  ...(env.S3 ? [transactionalS3(storageFailure)] : []),
  documentTabs,
  nameRows,
  compareInWords,
  pickPages,
  listInvalidFields,
  guardOpenForms,
  nameUntitled,
  nameInPickers,
  titleFirst,
  protectMemberships,
  emptyLists(slugsOf(collections.filter(({ emptyList }) => emptyList))),
  atomicBulkOperations({ readTitles: titlesOf, readOmissions: missingAddresses }),
  listBulkRejections,
  explainDeletion,
  listNotices,
  markReadOnlyLists,
  explainTrash,
  recordSaves,
  restorePerLanguage,
  showTranslations,
  filterLists,
  validateReferences,
  blockRows,
  lockWhileSaving,
  rejectStaleSaves,
  lockWhileDeleting,
  draftScope,
  limitLists,
]
