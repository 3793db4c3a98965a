import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clearLockedPorts } from 'get-port'
import { startCluster } from '@/scripts/postgres/cluster'
import { binariesFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'

/** What a server that is thrown away need not do, and the connections that parallel workers take. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** A Postgres of its own in a temporary folder. */
export type TemporaryPostgres = {
  url: string
  /** Takes it away and brings it back, at the same address and with all that it held. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts one; `stop` removes all of it. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-'))
  await chmod(folder, 0o711)
  const dir = path.join(folder, 'postgres')
  const owner = await resolveOwner(dir)
  const binDir = await binariesFor(owner)
  const password = randomBytes(12).toString('hex')
  const options = { binDir, dir, owner, password, settings: SETTINGS }
  const cluster = await startCluster({ ...options, port: undefined })
  const resume = async () => {
    // The port is taken for another one by whoever gave it out a moment ago.
    clearLockedPorts()
    await startCluster({ ...options, port: cluster.port })
  }
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
  return { url: cluster.url, pause: cluster.stop, resume, stop }
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}
