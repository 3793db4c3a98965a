import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'

/** The unit of times in /proc, in milliseconds: Linux has used 100 ticks a second for ever. */
const TICK_MS = 10

/** The CPU time of processes of this machine so far, in milliseconds; those that have ended count nothing. */
export async function cpuOf(pids: readonly number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name of a process is in brackets and may contain spaces; user and system time are the 12th and 13th value after it.
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return (user + system) * TICK_MS
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}

/** The ids of the processes of this machine with that name. */
async function pidsOf(name: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => names[index]?.trim() === name).map(Number)
}

/** As {@link cpuOf}, by process id. */
export const cpuByPid = async (pids: readonly number[]): Promise<Map<number, number>> =>
  new Map(await Promise.all(pids.map(async (pid) => [pid, await cpuOf([pid])] as const)))

/** The CPU time so far of each process of this machine with that name, in milliseconds, by process id. */
export const cpuOfProcesses = async (name: string): Promise<Map<number, number>> =>
  cpuByPid(await pidsOf(name))

async function backends(databaseUrl: string): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    return rows.map(({ pid }) => pid)
  } finally {
    await client.end()
  }
}

/**
 * The CPU time so far of each connection to a database on this machine, in milliseconds, by process id. A pool may open
 * connections during a measurement; what those did that it closes is not counted.
 */
export const cpuOfBackends = async (databaseUrl: string): Promise<Map<number, number>> =>
  cpuByPid(await backends(databaseUrl))

/** The milliseconds that all processes spent between two measurements. */
export const spentBetween = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => [...after].reduce((sum, [pid, cpu]) => sum + Math.max(0, cpu - (before.get(pid) ?? 0)), 0)
