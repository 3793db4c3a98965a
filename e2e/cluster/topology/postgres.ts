import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type Cluster, startCluster } from '@/scripts/postgres/cluster'
import { binariesFor } from '@/scripts/postgres/location'
import { resolveOwner } from '@/scripts/postgres/owner'

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const PRIMARY = [...FAST, 'max_connections=300', 'wal_level=replica', 'wal_keep_size=512MB']

/** A primary that replicas can stream from. */
export async function startPrimary(folder: string): Promise<Cluster> {
  const dir = path.join(folder, 'primary')
  const owner = await resolveOwner(dir)
  const binDir = await binariesFor(owner)
  const password = randomBytes(12).toString('hex')
  return startCluster({ binDir, dir, owner, password, port: undefined, settings: PRIMARY })
}
