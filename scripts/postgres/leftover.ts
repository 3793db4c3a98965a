import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '@/scripts/progress.mjs'

const WAIT_MS = 10_000

async function isPostgresOf(pid: string, dir: string): Promise<boolean> {
  const [name, folder] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ])
  return name.trim() === 'postgres' && folder === dir
}

/** The pids of a cluster's processes: their working folder is that of the cluster. */
async function processesOf(dir: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const own = await Promise.all(pids.map((pid) => isPostgresOf(pid, dir)))
  return pids.filter((_, index) => own[index]).map(Number)
}

/**
 * Removes the `postmaster.pid` of a killed server. Postgres does so itself, except when the pid now belongs to another
 * process or to a zombie, as is common in containers. Does nothing without `/proc`.
 * @param dir the folder of the cluster, without symbolic links
 * @throws {StartError} when processes of the killed server do not end
 */
export async function clearStalePid(dir: string): Promise<void> {
  const file = path.join(dir, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (Number.isNaN(pid) || !existsSync('/proc/self')) return
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await delay(100)) {
    const alive = await processesOf(dir)
    if (alive.includes(pid)) return
    if (alive.length === 0) return rm(file)
  }
  throw new StartError(
    `Processes of a killed Postgres are still running in ${dir}. Stop them, or restart the machine.`,
  )
}
