// Brings the whole product up: checks, packages, database, content, build, server. Plain Node 20 until installed.
import { fork, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isInstalled } from './install.mjs'
import { parsePort, preflight } from './preflight.mjs'
import { printFailure, StartError, step } from './progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const dev = process.argv.includes('--dev')
const stopWithParent = pathToFileURL(path.join(root, 'scripts/stop-with-parent.mjs')).href

/** @type {import('node:child_process').ChildProcess | null} */
let running = null
let stopped = false

function stop() {
  stopped = true
  running?.kill('SIGTERM')
}

/**
 * Waits for a child process; one at a time, so that a signal knows whom to tell.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
function finished(child) {
  running = child
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

async function install() {
  const npm = spawn('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  npm.stdout.on('data', (chunk) => (output += chunk))
  npm.stderr.on('data', (chunk) => (output += chunk))
  if ((await finished(npm)) === 0 || stopped) return
  if (output.includes('ENOSPC')) throw new Error(output)
  throw new StartError(`The packages could not be installed; npm says:\n\n${output.trim()}`)
}

/** Everything after the install runs on the Node that the packages bring. */
async function start() {
  const carried = path.join(root, 'node_modules/.bin/node')
  const child = fork(path.join(root, 'scripts/start.ts'), dev ? ['--dev'] : [], {
    cwd: root,
    execPath: existsSync(carried) ? carried : process.execPath,
    execArgv: ['--import', stopWithParent, '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: dev ? 'development' : 'production' },
  })
  return finished(child)
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
  if (!installed) await step('Packages', async () => [await install(), 'installed'])
  return stopped ? 0 : start()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// npm killed outright takes nobody with it, so its child looks whether it is still there.
const { ppid } = process
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && stop(), 1000).unref()

try {
  process.exitCode = await up()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
