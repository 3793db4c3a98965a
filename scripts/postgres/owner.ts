import { stat } from 'node:fs/promises'
import { StartError } from '@/scripts/progress.mjs'
import { run, succeeds, type Owner } from '@/scripts/postgres/command'

const SYSTEM_USER = 'postgres'

async function idsOf(user: string): Promise<Owner> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
  return { uid: Number(uid), gid: Number(gid) }
}

async function createSystemUser(): Promise<void> {
  const created =
    (await succeeds('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER])) ||
    (await succeeds('adduser', ['-S', '-D', '-H', SYSTEM_USER]))
  if (created) return
  throw new StartError(
    `Postgres never runs as root and the system user “${SYSTEM_USER}” could not be created. Start this as an ordinary user, or set DATABASE_URL.`,
  )
}

/**
 * The user that runs Postgres: the current one or, for root, the owner of an existing cluster, else the system user
 * `postgres`, which is created when missing.
 * @param clusterDir the folder of the cluster; need not exist
 */
export async function resolveOwner(clusterDir: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const existing = await stat(clusterDir).catch(() => null)
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  if (!(await succeeds('id', [SYSTEM_USER]))) await createSystemUser()
  return idsOf(SYSTEM_USER)
}

/** Whether a user may enter and read a folder. */
export function canReach(folder: string, owner: Owner | undefined): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder], owner)
}
