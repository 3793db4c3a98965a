/**
 * Defect: migrating now and then does nothing and reports no error.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/16381 "Payload scripts can exit before writing to disk"
 * Remove when: verify-migrations.test.ts "the version of Payload is the one that was seen to skip migrations" fails; it is too rare to be provoked, so check again on an upgrade
 */
import type { Migration, Payload } from 'payload'

/** Migrates, and returns the names of the migrations that did not run. */
export async function migrateAndVerify(
  payload: Payload,
  migrations: readonly unknown[],
  findPending: () => Promise<string[]>,
): Promise<string[]> {
  // Payload's type wants functions of unknown arguments; these take the ones it passes.
  await payload.db.migrate({ migrations: migrations as Migration[] })
  return findPending()
}
