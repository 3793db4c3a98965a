import { readdir, readFile, readlink } from 'node:fs/promises'

const LISTENING = '0A'
/** In /proc, times are in hundredths of a second. */
const TICK_MS = 10

/** The inodes of the sockets that listen on a port. */
async function listeningInodes(port: number): Promise<Set<string>> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8')))
  const rows = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
  const listening = rows.filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
  return new Set(listening.map((row) => `socket:[${row[9]}]`))
}

async function hasSocket(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  return links.some((link) => sockets.has(link))
}

/** The ids of the processes that listen on a port of this machine. Linux only. */
export async function processesOfPort(port: number): Promise<string[]> {
  const sockets = await listeningInodes(port)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map(async (pid) => ((await hasSocket(pid, sockets)) ? [pid] : [])))
  return found.flat()
}

/** The CPU time that processes have used, in milliseconds. */
export async function cpuTime(pids: readonly string[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    }),
  )
  return times.reduce((sum, time) => sum + time, 0)
}
