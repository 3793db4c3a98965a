import { postgresAdapter } from '@payloadcms/db-postgres'

import { isUnnamed } from '@/src/features/document-versions/rules/versioned'
import { limitedPool } from '@/src/platform/database/limited-client'
import { env } from '@/src/platform/env'
import {
  uniqueCanonicalUrl,
  uniqueHostname,
  uniqueTenantRole,
  singleUrlTarget,
  uniqueRedirect,
  tenantIsSet,
} from './constraints'
import { withAtomicClaims } from '@/src/upstream/payload/jobs/claim-once'
import { withNewestDrafts } from '@/src/upstream/payload/database/newest-drafts'
import { withoutEmptyDeletions } from '@/src/upstream/payload/database/empty-deletions'
import { withoutImpossibleFilters } from '@/src/upstream/payload/database/impossible-filters'
import { withRowsById } from '@/src/upstream/payload/database/rows-by-id'
import { withChosenIds } from '@/src/upstream/payload/database/chosen-ids'
import { withCheapPruning } from '@/src/upstream/payload/database/prune-versions'
import { withTransactionSlots } from '@/src/upstream/payload/database/transaction-slots'
import { withTransactionEnd } from '@/src/upstream/payload/database/transaction-end'
import { withUnsetLatest } from '@/src/upstream/payload/database/unset-latest'
import { withVersionDates } from '@/src/upstream/payload/database/version-dates'
import { withReferences } from './references/adapter'
import { withStoredTexts } from './translations/adapter'
import { searchTexts } from './search/table'
import { documentTranslations } from './translations/table'
import { withErrorCodesOfJobs } from './job-errors'
import { listIndexes } from './list-indexes'
import { documentReferences } from './references/table'
import { secondFactorTables } from './second-factors'
import { accountDevices } from './account-devices'
import { bulkTranslations } from './bulk-translations'
import { commentTables } from './comments'
import { llmProposals } from './llm-proposals'
import { llmReservations } from './llm-reservations'
import { previewLinkTable } from './preview-links'
import { releaseTables } from './releases'
import { reviewTable } from './reviews'
import { scheduleTable } from './schedules'
import { attachmentTable } from './attachment-files'
import { replyTable } from './submission-replies'
import { trashedUrlTable } from './trashed-urls'
import { translationMemory } from './translation-memory'
import { visitTables } from './visits'
import { uniqueAuthorSlug, uniqueSlug } from './slug-uniqueness'
import { withListParameters } from '@/src/upstream/payload/database/list-parameters'

type PoolOptions = Parameters<typeof postgresAdapter>[0]['pool']

const postgres = (migrationDir: string) =>
  postgresAdapter({
    idType: 'uuid',
    push: false,
    blocksAsJSON: true,
    migrationDir,
    // Payload brings types of pg of its own.
    pool: {
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL_MAX,
      ...limitedPool(),
    } as unknown as PoolOptions,
    afterSchemaInit: [
      uniqueRedirect,
      singleUrlTarget,
      uniqueCanonicalUrl,
      uniqueHostname,
      uniqueTenantRole,
      tenantIsSet,
      uniqueAuthorSlug,
      uniqueSlug('categories'),
      uniqueSlug('posts'),
      documentReferences,
      documentTranslations,
      searchTexts,
      secondFactorTables,
      accountDevices,
      scheduleTable,
      previewLinkTable,
      commentTables,
      releaseTables,
      reviewTable,
      replyTable,
      attachmentTable,
      trashedUrlTable,
      llmReservations,
      llmProposals,
      translationMemory,
      bulkTranslations,
      visitTables,
      listIndexes,
    ],
  })

const withConnectionsLeft = (migrationDir: string) =>
  withTransactionSlots(
    withChosenIds(withoutEmptyDeletions(withListParameters(postgres(migrationDir)))),
    env.DATABASE_POOL_MAX,
  )

/** Payload's Postgres adapter with our constraints and the workarounds of src/upstream. */
export const database = (migrationDir: string) =>
  withAtomicClaims(
    withErrorCodesOfJobs(
      withNewestDrafts(
        withRowsById(
          withStoredTexts(
            withReferences(
              withoutImpossibleFilters(
                withCheapPruning(
                  withVersionDates(withUnsetLatest(withTransactionEnd(withConnectionsLeft(migrationDir)))),
                  isUnnamed,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
