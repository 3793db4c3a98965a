import { postgresAdapter } from '@payloadcms/db-postgres'

import { env } from '@/src/platform/env'
import {
  uniqueCanonicalUrl,
  uniqueTenantRole,
  singleUrlTarget,
  uniqueRedirect,
  tenantIsSet,
} from './constraints'
import { withAtomicClaims } from '@/src/upstream/payload/jobs/claim-once'
import { withNewestDrafts } from '@/src/upstream/payload/database/newest-drafts'
import { withoutImpossibleFilters } from '@/src/upstream/payload/database/impossible-filters'
import { withRowsById } from '@/src/upstream/payload/database/rows-by-id'
import { withCheapPruning } from '@/src/upstream/payload/database/prune-versions'
import { withTransactionEnd } from '@/src/upstream/payload/database/transaction-end'
import { withUnsetLatest } from '@/src/upstream/payload/database/unset-latest'
import { withReferences } from './references/adapter'
import { listIndexes } from './list-indexes'
import { documentReferences } from './references/table'
import { uniqueAuthorSlug, uniqueSlug } from './slug-uniqueness'
import { withListParameters } from '@/src/upstream/payload/database/list-parameters'

const postgres = (migrationDir: string) =>
  postgresAdapter({
    idType: 'uuid',
    push: false,
    blocksAsJSON: true,
    migrationDir,
    pool: { connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_MAX },
    afterSchemaInit: [
      uniqueRedirect,
      singleUrlTarget,
      uniqueCanonicalUrl,
      uniqueTenantRole,
      tenantIsSet,
      uniqueAuthorSlug,
      uniqueSlug('categories'),
      uniqueSlug('posts'),
      documentReferences,
      listIndexes,
    ],
  })

/** Payload's Postgres adapter with our constraints and the workarounds of src/upstream. */
export const database = (migrationDir: string) =>
  withAtomicClaims(
    withNewestDrafts(
      withRowsById(
        withReferences(
          withoutImpossibleFilters(
            withCheapPruning(withUnsetLatest(withTransactionEnd(withListParameters(postgres(migrationDir))))),
          ),
        ),
      ),
    ),
  )
