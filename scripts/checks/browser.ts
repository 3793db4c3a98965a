import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { StartError } from '@/scripts/progress.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * Sees to it that there is a Chromium: Playwright's own or Debian's, which root gets installed.
 * @throws {StartError} that says what to install
 */
export function ensureBrowser(): string {
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new StartError(
      'The journeys need Chromium. Install it: apt-get install chromium, or npx playwright install chromium.',
    )
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-q'], { env, stdio: 'pipe' })
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'pipe',
  })
  return DEBIAN_CHROMIUM
}
