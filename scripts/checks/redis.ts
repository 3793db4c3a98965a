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
 * The path of a Redis or Valkey server; installs Debian's when run as root.
 * @throws {StartError} when Redis has to be installed by hand
 */
export function ensureRedis(): string {
  const program = findRedis() ?? (installDebianPackage('redis-server') ? findRedis() : undefined)
  if (program) return program
  throw new StartError('The tests of shared limits need Redis. Install it: apt-get install redis-server.')
}
