import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const APT = '/usr/bin/apt-get'

/** Installs a Debian package; false when not root or not on Debian. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(APT, ['update', '-q'], { env, stdio: 'pipe' })
  execFileSync(APT, ['install', '-q', '-y', '--no-install-recommends', name], { env, stdio: 'pipe' })
  return true
}
