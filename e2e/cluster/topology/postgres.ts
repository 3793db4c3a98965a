import { randomBytes } from 'node:crypto'
import { appendFile, cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { type Cluster, startCluster } from '@/scripts/postgres/cluster'
import { run } from '@/scripts/postgres/command'
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

/** A streaming replica of a primary, which applies each change only after `delaySeconds`. */
export async function startReplica(folder: string, primary: string, delaySeconds: number): Promise<Cluster> {
  const source = path.join(folder, 'primary')
  const dir = path.join(folder, 'replica')
  const owner = await resolveOwner(source)
  const { hostname, port, username, password } = new URL(primary)
  const client = new Client({ connectionString: primary })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  await cp(source, dir, { recursive: true, filter: (file) => path.basename(file) !== 'postmaster.pid' })
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop(false)')
  await client.end()
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`
  await writeFile(path.join(dir, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(path.join(dir, 'standby.signal'), '')
  await appendFile(
    path.join(dir, 'postgresql.auto.conf'),
    `primary_conninfo = '${connection}'\nrecovery_min_apply_delay = '${delaySeconds}s'\n`,
  )
  await run('chmod', ['700', dir])
  if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, dir])
  const settings = [...PRIMARY, 'hot_standby=on']
  return startCluster({
    binDir: await binariesFor(owner),
    dir,
    owner,
    password,
    port: undefined,
    settings,
  })
}
