import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackage } from '@/scripts/checks/debian'
import { StartError } from '@/scripts/progress.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * The path of a Chromium, Playwright's or Debian's; installs Debian's when run as root.
 * @throws {StartError} when Chromium has to be installed by hand
 */
export function ensureBrowser(): string {
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (installDebianPackage('chromium')) return DEBIAN_CHROMIUM
  throw new StartError(
    'The end-to-end tests need Chromium. Install it: apt-get install chromium, or npx playwright install chromium.',
  )
}
