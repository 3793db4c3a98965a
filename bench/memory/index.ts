import { randomBytes } from 'node:crypto'
import { readFile, readdir, readlink } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { cloneProject, startClone } from '../clone'
import { printRow } from '../table'
import { editorRequests, publicPaths, type Request, type Target } from './traffic'

/** Bars in megabytes: after the start, and after the last request. */
const BARS = { start: 300, load: 450 }
const CONNECTIONS = 16
/** One request in so many is an editor's. */
const EDITOR_SHARE = 100
const SAMPLES = 10
const SETTLE_MS = 5000
const TITLE = 'gevel'
/** The widths of the columns. */
const COLUMNS = [8, 8, 6]

const [count = 20_000, paths = 2000] = process.argv.slice(2).map(Number)

/** The pid of the web server among the processes that work in the clone's folder. */
async function serverPid(folder: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (cwd === folder && title.replaceAll('\0', '').trim() === TITLE) return Number(pid)
  }
  throw new Error('The server does not run.')
}

/** Resident memory of a process in megabytes. */
async function resident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Sends `amount` requests, an editor's now and then; errors of the server count. */
async function send(target: Target, amount: number, next: () => Request): Promise<number> {
  let left = amount
  let errors = 0
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const { path, init } = next()
      const response = await fetch(target.origin + path, { redirect: 'manual', ...init })
      await response.arrayBuffer()
      if (response.status >= 500) errors += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return errors
}

/** `npm run bench:memory -- <requests> <paths>`: resident memory after the start and during mixed load. */
const clone = await cloneProject()
const password = randomBytes(12).toString('hex')
const limits = { API_CALLS_PER_MINUTE: '1000000', API_WRITES_PER_MINUTE: '1000000' }
const account = { ADMIN_EMAIL: 'bench@gevel.test', ADMIN_PASSWORD: password }
const site = await startClone(clone, { ...limits, ...account })
try {
  const pid = await serverPid(clone.folder)
  await delay(SETTLE_MS)
  const atStart = await resident(pid)
  const target = { origin: `http://localhost:${clone.port}`, email: account.ADMIN_EMAIL, password }
  const visitors = await publicPaths(target, paths)
  const editors = await editorRequests(target)
  let sent = 0
  const next = (): Request => {
    sent += 1
    const editor = editors[Math.floor(sent / EDITOR_SHARE) % editors.length]
    if (sent % EDITOR_SHARE === 0 && editor) return editor
    return { path: visitors[(sent * 7919) % visitors.length] ?? '/' }
  }
  const print = (megabytes: number, errors: number) =>
    printRow([String(sent), `${megabytes} MB`, String(errors)], COLUMNS)
  printRow(['requests', 'resident', 'errors'], COLUMNS)
  print(atStart, 0)
  let last = atStart
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    const errors = await send(target, Math.ceil(count / SAMPLES), next)
    last = await resident(pid)
    print(last, errors)
  }
  const verdict = (value: number, bar: number) =>
    `${value} MB (bar ${bar}: ${value <= bar ? 'kept' : 'MISSED'})`
  process.stdout.write(
    `\nAfter the start ${verdict(atStart, BARS.start)}, after load ${verdict(last, BARS.load)}\n`,
  )
} finally {
  await site.stop()
  await clone.remove()
}
