import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clearLockedPorts } from 'get-port'
import { startCluster } from '@/scripts/postgres/cluster'
import { binariesFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'

/** Durability is not needed for tests; parallel workers need many connections. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** A Postgres server in a temporary folder. */
export type TemporaryPostgres = {
  url: string
  /** `pause` stops the server, `resume` starts it again on the same port with the same data. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a server; `stop` also removes its folder. By default its commits are not durable. */
export async function startTemporaryPostgres(
  settings: readonly string[] = SETTINGS,
): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-'))
  await chmod(folder, 0o711)
  const dir = path.join(folder, 'postgres')
  const owner = await resolveOwner(dir)
  const binDir = await binariesFor(owner)
  const password = randomBytes(12).toString('hex')
  const options = { binDir, dir, owner, password, settings: [...settings] }
  const cluster = await startCluster({ ...options, port: undefined })
  const resume = async () => {
    // get-port keeps a port locked for a while after it has handed it out.
    clearLockedPorts()
    await startCluster({ ...options, port: cluster.port })
  }
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
  return { url: cluster.url, pause: cluster.stop, resume, stop }
}

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}
