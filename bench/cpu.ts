import { readdir, readFile } from 'node:fs/promises'

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
export async function pidsOf(name: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => names[index]?.trim() === name).map(Number)
}
