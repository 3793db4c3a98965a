// Plain Node 20 without packages, because this installs them.
import { fork, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { StartError } from './progress.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @param {string} file
 * @returns {Promise<Record<string, { version?: string, integrity?: string, optional?: boolean }> | null>}
 */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether the installed packages match the lockfile.
 * npm writes its record at the end, so an interrupted install does not count.
 * @param {string} root
 */
export async function isInstalled(root) {
  const wanted = await readPackages(path.join(root, 'package-lock.json'))
  const present = await readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    const entry = present[name]
    if (name === '' || (optional && !entry)) return true
    return entry?.version === version && entry?.integrity === integrity
  })
}

/**
 * Waits for a child process.
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
export function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Installs the packages of the lockfile.
 * @param {string} root
 * @param {(child: ChildProcess) => void} onChild called with the npm process, so that it can be stopped
 */
export async function install(root, onChild) {
  const npm = spawn('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onChild(npm)
  let output = ''
  npm.stdout.on('data', (chunk) => (output += chunk))
  npm.stderr.on('data', (chunk) => (output += chunk))
  const code = await finished(npm)
  if (code === 0 || npm.signalCode) return
  if (output.includes('ENOSPC')) throw new Error(output)
  throw new StartError(`The packages could not be installed. Output of npm:\n\n${output.trim()}`)
}

/**
 * Starts a TypeScript program with the Node from the packages.
 * @param {string} root
 * @param {string} program relative to `root`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function startProgram(root, program, args, env) {
  const bundledNode = path.join(root, 'node_modules/.bin/node')
  const preloaded = ['stop-with-parent.mjs', 'typescript.mjs'].map(
    (file) => new URL(file, import.meta.url).href,
  )
  return fork(path.join(root, program), args, {
    cwd: root,
    execPath: existsSync(bundledNode) ? bundledNode : process.execPath,
    execArgv: [
      '--disable-warning=DeprecationWarning',
      ...preloaded.flatMap((module) => ['--import', module]),
    ],
    env,
  })
}
