// Plain Node 20 without packages: runs before the install.
import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import process from 'node:process'
import { StartError } from './progress.mjs'

const GIGABYTE = 1024 ** 3
/** For packages, build and database together; after that only content grows. */
const SPACE_FOR_INSTALL = 2.5 * GIGABYTE
const SPACE_TO_RUN = 0.2 * GIGABYTE
/** The platforms for which the packages include Node 24. */
const BUNDLED_NODE = ['linux-x64', 'linux-arm64']

/**
 * @param {string} version for example `v20.20.2`
 * @param {string} platform for example `linux-x64`
 */
export function checkNode(version, platform) {
  const needed = BUNDLED_NODE.includes(platform) ? 20 : 24
  if (Number.parseInt(version.slice(1), 10) >= needed) return
  throw new StartError(
    `Node ${needed} or newer is needed; this is ${version}. Install it from https://nodejs.org.`,
  )
}

/**
 * @throws {StartError} when the value is not a port number
 * @param {string | undefined} value
 * @returns {number}
 */
export function parsePort(value) {
  const port = Number(value || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new StartError(`PORT is “${value}”, which is not a port number. Set it to a number from 1 to 65535.`)
}

/**
 * @param {string} folder created when it does not exist
 */
export async function checkWritable(folder) {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') throw error
    throw new StartError(`${folder} cannot be written to. Change its owner or permissions, or set DATA_DIR.`)
  }
}

/**
 * @param {string} folder on the disk to check
 * @param {boolean} installing whether the packages have yet to be installed
 */
export async function checkSpace(folder, installing) {
  const needed = installing ? SPACE_FOR_INSTALL : SPACE_TO_RUN
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  const free = ((bavail * bsize) / GIGABYTE).toFixed(1)
  throw new StartError(
    `${folder} is on a disk with ${free} GB free; ${(needed / GIGABYTE).toFixed(1)} GB is needed. Free some space.`,
  )
}

/**
 * @param {string} host
 * @param {number} port
 */
export async function checkPort(host, port) {
  /** @type {NodeJS.ErrnoException | null} */
  const error = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)))
  })
  if (error === null) return
  throw new StartError(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is used by another program. Stop it, or choose another: PORT=${port + 1} npm run up`
      : `Port ${port} on ${host} cannot be opened (${error.code ?? error.message}). Set PORT or HOST.`,
  )
}

/** Checks that need neither packages nor database. */
export async function preflight({ root = '', dataDir = '', host = '', port = 0, installing = false }) {
  checkNode(process.version, `${process.platform}-${process.arch}`)
  await checkWritable(root)
  await checkWritable(dataDir)
  await checkSpace(root, installing)
  await checkSpace(dataDir, false)
  await checkPort(host, port)
}
