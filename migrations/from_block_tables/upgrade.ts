import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { convertBlocks } from './convert'
import { REFERENCES_TO_STORE } from './marker'

type Connection = Pick<MigrateUpArgs['db'], 'execute'>

/** The migrations that the baseline replaces. */
const REPLACED = [
  '20261121_000001_initial',
  '20261121_000002_locales',
  '20261121_065750_blocks_and_layouts',
  '20261121_070724_blog',
  '20261121_071103_images_on_demand',
  '20261121_071924_bookings',
  '20261121_072848_auth_blocks',
  '20261121_073436_forms',
  '20261121_075030_video_captions',
  '20261121_080203_blog_blocks',
  '20261121_100518_third_party',
  '20261121_101400_consent',
  '20261121_101650_root_redirect',
  '20261121_102001_accounts',
  '20261121_103055_accounts_pages',
  '20261121_104116_not_found_log',
  '20261121_105345_redirect_targets',
  '20261121_132225_templates',
  '20261121_132624_audit_log',
  '20261121_134522_api_origins',
  '20261121_135138_media_bucket',
  '20261121_143512_form_webhooks',
  '20261121_172032_owned_by_a_tenant',
  '20261121_174422_unique_slugs',
  '20261121_204031_one_canonical_url',
  '20261121_205915_submission_values',
  '20261122_093814_jobs',
]

async function findReplaced(db: Connection): Promise<Set<string>> {
  const { rows: tables } = await db.execute<{ name: string | null }>(sql`SELECT to_regclass('payload_migrations') AS name`)
  if (!tables[0]?.name) return new Set()
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT name FROM payload_migrations WHERE name = ANY(${sql.param(REPLACED)}::text[])`)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Turns a database in which each kind of block has tables of its own into the baseline, with its content.
 * @returns false when the database is empty
 * @throws {Error} when it is older than the tag `before-blocks-as-json`
 */
export async function upgradeFromBlockTables(db: Connection): Promise<boolean> {
  const found = await findReplaced(db)
  if (found.size === 0) return false
  const missing = REPLACED.filter((name) => !found.has(name))
  if (missing.length > 0)
    throw new Error(
      `This database is too old for this version: it lacks ${missing.join(', ')}. Start the version of the tag before-blocks-as-json on it first (git checkout before-blocks-as-json && npm run up), then this one.`,
    )
  for (const statement of convertBlocks()) await db.execute(sql.raw(statement))
  await db.execute(sql`DELETE FROM payload_migrations WHERE name = ANY(${sql.param(REPLACED)}::text[])`)
  await db.execute(sql`INSERT INTO payload_migrations (name, batch) VALUES (${REFERENCES_TO_STORE}, 0)`)
  return true
}
