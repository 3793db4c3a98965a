// Starts the product: checks, packages, database, content, build, server. Plain Node 20 until packages are installed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { finished, install, isInstalled, startProgram } from './install.mjs'
import { parsePort, preflight } from './preflight.mjs'
import { printFailure, step } from './progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const dev = process.argv.includes('--dev')

/** @type {import('node:child_process').ChildProcess | null} */
let running = null
let stopped = false

function stop() {
  stopped = true
  running?.kill('SIGTERM')
}

/** @param {import('node:child_process').ChildProcess} child */
function setRunning(child) {
  running = child
}

async function up() {
  const settings = path.join(root, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const installed = await isInstalled(root)
  await preflight({
    root,
    dataDir: path.resolve(root, process.env.DATA_DIR || '.data'),
    host: process.env.HOST || '127.0.0.1',
    port: parsePort(process.env.PORT),
    installing: !installed,
  })
  if (!installed) await step('Packages', async () => [await install(root, setRunning), 'installed'])
  if (stopped) return 0
  const env = { ...process.env, NODE_ENV: dev ? 'development' : 'production' }
  const program = startProgram(root, 'scripts/start.ts', dev ? ['--dev'] : [], env)
  setRunning(program)
  return finished(program)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// When npm is killed it does not stop its child, so the child polls whether its parent still exists.
const { ppid } = process
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && stop(), 1000).unref()

try {
  process.exitCode = await up()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
