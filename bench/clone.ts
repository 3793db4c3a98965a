import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'

import { root } from '@/scripts/root'

const run = promisify(execFile)

/** A copy of the project with its packages but without a build, and a data folder of its own. */
export type Clone = { folder: string; dataDir: string; port: number; remove: () => Promise<void> }

/** `steps`: the lines of `npm run up`, name and seconds; `readySeconds`: until the home page is served. */
export type Run = { steps: [name: string, seconds: number][]; readySeconds: number; cpuSeconds: number }
export type RunningClone = Run & { app: ChildProcess; stop: () => Promise<void> }

/** Copies all files that are committed or could be, and hard-links the packages. */
export async function cloneProject(): Promise<Clone> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-bench-'))
  await chmod(folder, 0o755)
  const project = path.join(folder, 'project')
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1e8,
  })
  for (const file of stdout.split('\n').filter(Boolean))
    await cp(path.join(root, file), path.join(project, file), { force: true }).catch(() => undefined)
  const packages = (target: string) => [path.join(root, 'node_modules'), target]
  const target = path.join(project, 'node_modules')
  await run('cp', ['-al', ...packages(target)]).catch(() => run('cp', ['-a', ...packages(target)]))
  await rm(path.join(target, '.cache'), { recursive: true, force: true })
  const remove = () => rm(folder, { recursive: true, force: true })
  return { folder: project, dataDir, port: await getPort(), remove }
}

type Process = { pid: number; parent: number; ticks: number }

/** The processes of this machine; `ticks`: CPU time in hundredths of a second, ended children included. */
async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
  return (await Promise.all(stats)).filter(Boolean).map((stat) => {
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
    return { pid: Number.parseInt(stat, 10), parent, ticks }
  })
}

/** CPU time of a process with all that it started, and of Postgres, in seconds. */
async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const all = await processes()
  const family = new Set(pids)
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  const ticks = all.filter(({ pid }) => family.has(pid)).reduce((sum, process) => sum + process.ticks, 0)
  return ticks / 100
}

/** Waits for the last line that `npm run up` prints at start. */
async function output(app: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of app.stdout ?? []) {
    text += String(chunk)
    if (text.includes('Ctrl-C')) return text
  }
  throw new Error(`The app did not start:\n${text}`)
}

/** Starts the site of a clone as `npm run up` does, and requests its home page. */
export async function startClone(clone: Clone, settings: Record<string, string> = {}): Promise<RunningClone> {
  const began = performance.now()
  const { port, dataDir } = clone
  const env = { ...process.env, DATABASE_URL: '', PORT: String(port), DATA_DIR: dataDir, ...settings }
  const app = spawn(process.execPath, ['scripts/up.mjs'], {
    cwd: clone.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const text = await output(app)
  const response = await fetch(`http://localhost:${port}/`)
  if (!response.ok) throw new Error(`The home page answers ${response.status}`)
  await response.text()
  const readySeconds = (performance.now() - began) / 1000
  const lines = text.matchAll(/^ {2}(\S+) .*\((\d+\.\d) s\)$/gm)
  const steps = [...lines].map(([, name = '', seconds]): [string, number] => [name, Number(seconds)])
  const postmaster = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pids = [app.pid ?? 0, Number.parseInt(postmaster, 10)].filter(Boolean)
  app.stdout?.resume()
  return {
    steps,
    readySeconds,
    cpuSeconds: await cpuSeconds(pids),
    app,
    stop: async () => {
      const ended = once(app, 'exit')
      app.kill('SIGTERM')
      await ended
    },
  }
}
