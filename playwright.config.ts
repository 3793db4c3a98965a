import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
/** Quiet and alone: no sandbox as root, and no service of its maker called. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-app.ts',
  fullyParallel: false,
  // Of one file in order. Workers share the app: each has an account of its own, and a test changes only what no other file looks at.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // For a slow machine, on which a save of the panel takes seconds; what is met goes on at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'nl-NL',
    // Of one click or one text: without it, what is not found uses all the time of its test.
    actionTimeout: 60_000,
    // Without a film of each test, which takes processor time from the tests; the pages themselves are in the trace.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      args: ARGS,
      ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
    },
  },
})
