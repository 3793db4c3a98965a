import { existsSync } from 'node:fs'
import path from 'node:path'
import { installDebianPackage } from '@/scripts/checks/debian'
import { StartError } from '@/scripts/progress.mjs'

/** Daemons are in folders that the PATH of an ordinary user lacks. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']

const find = (program: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, program)).find((file) => existsSync(file))

/**
 * The path of a program; installs its Debian packages when run as root.
 * @throws {StartError} when it has to be installed by hand
 */
export function ensureProgram(program: string, ...packages: readonly string[]): string {
  const found = find(program)
  if (found) return found
  if (packages.every((name) => installDebianPackage(name))) {
    const installed = find(program)
    if (installed) return installed
  }
  throw new StartError(`${program} is missing. Install it: apt-get install ${packages.join(' ')}.`)
}
