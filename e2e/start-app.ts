import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import getPort from 'get-port'

import { startDnsServer } from '@/src/testing/dns-server'
import { startMailServer } from './mail'
import { createWorkerAccounts } from './worker-accounts'

const FIRST_EMAIL = 'e2e@gevel.test'

/** Waits for the last line that `npm run up` prints at start. */
async function waitForStart(app: ChildProcess): Promise<void> {
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Sign in')) resolve()
    }
    app.stdout?.on('data', read)
    app.stderr?.on('data', read)
    app.once('exit', (code) => reject(new Error(`The app did not start (${code}):\n${output}`)))
  })
  await ready
}

/** Creates an account per worker; the fixtures read them from the environment. */
async function createAccounts({ workers }: FullConfig): Promise<void> {
  const { E2E_URL: base = '', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env
  const accounts = await createWorkerAccounts(base, { email, password }, workers)
  process.env.E2E_ACCOUNTS = JSON.stringify(accounts)
}

/** Starts the app with a database, a mail server and a DNS server of its own; returns a function that stops all of it. */
async function start(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gevel-e2e-'))
  await chmod(dataDir, 0o755)
  const port = await getPort({ host: '127.0.0.1' })
  const mail = await startMailServer()
  // In which no name exists.
  const dns = await startDnsServer()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: FIRST_EMAIL,
    ADMIN_PASSWORD: randomBytes(12).toString('hex'),
    DNS_SERVERS: dns.address,
    SMTP_URL: mail.url,
    SMTP_FROM: 'site@gevel.test',
    E2E_MAIL: mail.folder,
  }
  Object.assign(process.env, settings, { E2E_URL: `http://localhost:${port}` })
  const app = spawn(process.execPath, ['scripts/up.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A machine that has other work may need longer.
    env: { ...process.env, DATABASE_TIMEOUT_MS: '30000' },
  })
  await waitForStart(app)
  return async () => {
    const ended = once(app, 'exit')
    app.kill('SIGTERM')
    await ended
    await mail.stop()
    await dns.stop()
    await rm(dataDir, { recursive: true })
  }
}

/**
 * Starts the app with `npm run up` on a free port and in a data folder of its own.
 * With `E2E_URL` the tests use a running app instead (with its ADMIN_EMAIL and ADMIN_PASSWORD, and E2E_MAIL, the folder in
 * which its mail arrives). Returns the function that Playwright calls at the end.
 */
export default async function startApp(config: FullConfig): Promise<() => Promise<void>> {
  const stop = process.env.E2E_URL ? async () => {} : await start()
  try {
    await createAccounts(config)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
