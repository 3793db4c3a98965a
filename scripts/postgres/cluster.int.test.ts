import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCluster, type Cluster, type ClusterOptions } from '@/scripts/postgres/cluster'
import { binariesFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

let options: ClusterOptions
let cluster: Cluster

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const pidFile = () => path.join(options.dir, 'postmaster.pid')

beforeAll(async () => {
  const folder = await temporaryFolder()
  await chmod(folder, 0o711)
  const dir = path.join(folder, 'postgres')
  const owner = await resolveOwner(dir)
  options = { binDir: await binariesFor(owner), dir, owner, password: 'test', port: undefined }
  cluster = await startCluster(options)
  await query('create table kept as select 42 as answer')
})

afterAll(async () => {
  await cluster.stop()
  await removeTemporaryFolders()
})

describe('startCluster', () => {
  it('creates a UTF-8 database with a natural sort order', async () => {
    expect(cluster.outcome).toBe('created')
    expect(await query('show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    const sorted = await query(
      `select string_agg(w, ' ' order by w) as w from unnest(array['zon','Appel','école','fiets']) w`,
    )
    expect(sorted).toEqual([{ w: 'Appel école fiets zon' }])
  })

  it('uses a server that an earlier run left running', async () => {
    const again = await startCluster(options)
    expect(again).toMatchObject({ outcome: 'already running', port: cluster.port })
  })

  it('restarts with its data after being killed', async () => {
    process.kill(Number.parseInt(await readFile(pidFile(), 'utf8'), 10), 'SIGKILL')
    await vi.waitFor(() => expect(query('select 1')).rejects.toThrow('ECONNREFUSED'), { timeout: 10_000 })
    cluster = await startCluster(options)
    expect(cluster.outcome).toBe('started')
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('waits for a server that is stopping, and starts it again', async () => {
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    // Stops once the last client has gone; until then it rejects new ones.
    process.kill(Number.parseInt(await readFile(pidFile(), 'utf8'), 10), 'SIGTERM')
    await vi.waitFor(() => expect(query('select 1')).rejects.toMatchObject({ code: '57P03' }))
    const starting = startCluster(options)
    await client.end()
    cluster = await starting
    expect(cluster.outcome).toBe('started')
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('starts when the pid in a stale postmaster.pid belongs to another process', async () => {
    await cluster.stop()
    await writeFile(pidFile(), `${process.pid}\n${options.dir}\n1\n5432\n\n127.0.0.1\n`)
    cluster = await startCluster(options)
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }])
  })
})
