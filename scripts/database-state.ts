import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { LEFT_TO_STORE } from '@/migrations/from_block_tables/marker'
import { root } from '@/scripts/root'

/**
 * What a start needs to know of a database. `pending`: migrations that have not run; `hosts`: hostnames of sites that
 * resolve to this machine without DNS; `hasAccount`: whether the e-mail address has an account.
 */
export type DatabaseState = { pending: string[]; tenants: number; hosts: string[]; hasAccount: boolean }

/** The names of the migrations, in their order. A test compares them with migrations/index.ts. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(path.join(root, 'migrations'))
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
}

/** The migrations that have not run, and what an upgrade has left to do. @param client is connected */
export async function findPending(client: Client): Promise<string[]> {
  const names = await migrationNames()
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('payload_migrations') as name`,
  )
  if (!tables[0]?.name) return names
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
  const run = new Set(rows.map(({ name }) => name))
  return [...names.filter((name) => !run.has(name)), ...LEFT_TO_STORE.filter((name) => run.has(name))]
}

/** 0 also before the first migration. */
async function countTenants(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('tenants') as name`,
  )
  if (!tables[0]?.name) return 0
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from tenants')
  return rows[0]?.count ?? 0
}

/**
 * Reads the state with a few statements of plain SQL, because loading Payload takes seconds. While migrations are pending,
 * hosts and account are not read.
 * @param email of the account that is looked for
 */
export async function readDatabase(url: string, email: string): Promise<DatabaseState> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const pending = await findPending(client)
    if (pending.length > 0)
      return { pending, tenants: await countTenants(client), hosts: [], hasAccount: false }
    const { rows } = await client.query<Omit<DatabaseState, 'pending'>>(
      `select
        (select count(*)::int from tenants) as tenants,
        exists (select from users where email = lower($1)) as "hasAccount",
        array(
          select hostname from domains
          where redirect_to is null and (hostname = 'localhost' or hostname like '%.localhost')
          order by created_at
        ) as hosts`,
      [email],
    )
    return { pending, tenants: 0, hosts: [], hasAccount: false, ...rows[0] }
  } finally {
    await client.end()
  }
}
