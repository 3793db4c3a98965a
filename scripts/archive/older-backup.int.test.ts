import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrations } from '@/migrations'
import { findPending } from '@/scripts/database-state'
import { env } from '@/src/platform/env'
import { TEMPLATE } from '@/src/testing/integration-setup'
import { describeSchema } from '@/src/testing/describe-schema'
import {
  emptyTarget,
  migrate,
  onServer,
  removeTargets,
  restore,
  type Target,
} from '@/src/testing/restore-target'
import { temporaryFolder } from '@/src/testing/temporary-folder'
import { writeBackup } from './backup'
import { tablesOf } from './tables'

afterAll(removeTargets)

// Each migration of a database is a process that loads Payload.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const TENANT = '11111111-1111-4111-8111-111111111111'
const IMAGE = '22222222-2222-4222-8222-222222222222'
const PAGE = '33333333-3333-4333-8333-333333333333'

/** Content as every version since the first could have written it. */
async function writeContent({ DATABASE_URL, MEDIA_DIR }: Target): Promise<void> {
  await onServer(DATABASE_URL, async (client) => {
    await client.query(`insert into tenants (id, name, slug) values ('${TENANT}', 'Ouder', 'ouder')`)
    await client.query(`insert into users (name, email) values ('Een redacteur', 'redacteur@example.org')`)
    await client.query(`insert into domains (tenant_id, hostname) values ('${TENANT}', 'ouder.example')`)
    await client.query(
      `insert into media (id, tenant_id, filename) values ('${IMAGE}', '${TENANT}', 'a.png')`,
    )
    await client.query(
      `insert into pages (id, tenant_id, seo_image_id, blocks) values ('${PAGE}', '${TENANT}', '${IMAGE}', '[]')`,
    )
    await client.query(
      `insert into pages_locales (_locale, _parent_id, title, _status) values ('nl', '${PAGE}', 'Titel', 'published')`,
    )
  })
  await mkdir(MEDIA_DIR)
  await writeFile(path.join(MEDIA_DIR, 'a.png'), 'image')
}

const contentOf = async (client: Client) => {
  const { rows } = await client.query<Record<string, string>>(`
    select t.slug, d.hostname, u.email, u.status, m.filename, l.title from tenants t
    join domains d on d.tenant_id = t.id join media m on m.tenant_id = t.id
    join pages p on p.seo_image_id = m.id join pages_locales l on l._parent_id = p.id, users u`)
  return rows
}

describe('a backup of the first version', () => {
  let file: string
  let before: unknown[]

  beforeAll(async () => {
    const older = await emptyTarget()
    await migrate(older, migrations[0]?.name)
    await writeContent(older)
    before = await onServer(older.DATABASE_URL, contentOf)
    file = path.join(await temporaryFolder(), 'older.tar')
    await writeBackup(file, older)
  })

  it('is restored, with what all migrations since then do to it', async () => {
    const target = await emptyTarget()
    expect(await restore(file, target)).toMatchObject({ older: true, files: 1 })
    expect(before).toHaveLength(1)
    await onServer(target.DATABASE_URL, async (client) => {
      expect(await contentOf(client)).toEqual(before)
      expect(await findPending(client)).toEqual([])
      expect(await describeSchema(client)).toEqual(await onServer(env.DATABASE_URL, describeSchema))
      const references = await client.query(`select to_id from document_references where from_id = '${PAGE}'`)
      expect(references.rows).toContainEqual({ to_id: IMAGE })
    })
    expect(await readFile(path.join(target.MEDIA_DIR, 'a.png'), 'utf8')).toBe('image')
  })

  it('leaves a database alone that was migrated further', async () => {
    const target = await emptyTarget(TEMPLATE)
    await expect(restore(file, target)).rejects.toThrow('The database was migrated further than this backup')
    expect(await onServer(target.DATABASE_URL, findPending)).toEqual([])
    expect(await onServer(target.DATABASE_URL, tablesOf)).toEqual(await onServer(env.DATABASE_URL, tablesOf))
  })
})
