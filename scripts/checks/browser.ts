import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackage } from '@/scripts/checks/debian'
import { StartError } from '@/scripts/progress.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * Sees to it that there is a Chromium: Playwright's own or Debian's, which root gets installed.
 * @throws {StartError} that says what to install
 */
export function ensureBrowser(): string {
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (installDebianPackage('chromium')) return DEBIAN_CHROMIUM
  throw new StartError(
    'The journeys need Chromium. Install it: apt-get install chromium, or npx playwright install chromium.',
  )
}
