import { existsSync } from 'node:fs'
import path from 'node:path'
import { installDebianPackage } from '@/scripts/checks/debian'
import { StartError } from '@/scripts/progress.mjs'

const PROGRAMS = ['redis-server', 'valkey-server'] as const

function findRedis(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return PROGRAMS.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    existsSync(file),
  )
}

/**
 * The Redis (or Valkey) server of this machine, Debian's if there was none, which root gets installed.
 * @throws {StartError} that says what to install
 */
export function ensureRedis(): string {
  const found = findRedis() ?? (installDebianPackage('redis-server') ? findRedis() : undefined)
  if (found) return found
  throw new StartError('The tests of shared limits need Redis. Install it: apt-get install redis-server.')
}
