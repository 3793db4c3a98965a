import { chmod, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimPostgres } from '@/scripts/postgres/claim'
import { startCluster, type Cluster, type ClusterOptions } from '@/scripts/postgres/cluster'
import { binariesFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'
import type { StartError } from '@/scripts/progress.mjs'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

let options: ClusterOptions
let cluster: Cluster
let claim: Awaited<ReturnType<typeof claimPostgres>>
let lost: StartError[]

beforeAll(async () => {
  const folder = await temporaryFolder()
  await chmod(folder, 0o711)
  const dir = path.join(folder, 'postgres')
  const owner = await resolveOwner(dir)
  options = { binDir: await binariesFor(owner), dir, owner, password: 'test', port: undefined }
  cluster = await startCluster(options)
  options = { ...options, port: cluster.port }
  claim = await claimPostgres(options, { name: 'the first', onLost: (reason) => lost.push(reason) })
})

beforeEach(() => {
  lost = []
})

afterAll(async () => {
  await claim.release()
  await cluster.stop()
  await removeTemporaryFolders()
})

/** Resolves to the number of the process of Postgres that serves the claim, once there is one. */
async function claimedBy(): Promise<number> {
  const { rows } = await claim.client().query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

const another = () => claimPostgres(options, { name: 'the second', onLost: () => {} })
const killed = /terminat|closed|queryable|recovery|starting|shut|ECONN/

/** Waits until the claim has another process of Postgres than the killed one. */
async function claimedAgain(former: number): Promise<void> {
  await expect.poll(() => claimedBy().catch(() => former), { timeout: 20_000 }).not.toBe(former)
}

describe('claimPostgres', () => {
  it('rejects a second claim, and names who has the first', async () => {
    await expect(another()).rejects.toThrow('This data folder is in use by the first')
  })

  it('claims Postgres again after one of its processes was killed', async () => {
    const victim = new Client({ connectionString: cluster.url })
    victim.on('error', () => {})
    await victim.connect()
    const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
    const former = await claimedBy()
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await claimedAgain(former)
    await expect(another()).rejects.toThrow('This data folder is in use by the first')
    await expect(victim.query('select 1')).rejects.toThrow(killed)
    expect(lost).toEqual([])
  })

  it('starts Postgres again on its port after all of it was killed', async () => {
    await claim.client().query('create table kept as select 42 as answer')
    const former = await claimedBy()
    const file = await readFile(path.join(options.dir, 'postmaster.pid'), 'utf8')
    process.kill(Number.parseInt(file, 10), 'SIGKILL')
    await claimedAgain(former)
    expect((await claim.client().query('select answer from kept')).rows).toEqual([{ answer: 42 }])
    await expect(another()).rejects.toThrow('This data folder is in use by the first')
    expect(lost).toEqual([])
  })
})
