import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'

import { startMailServer } from './mail'

const ADMIN_EMAIL = 'e2e@gevel.test'

/** Waits for the line with which `npm run up` ends its start. */
async function started(app: ChildProcess): Promise<void> {
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

/**
 * Brings the app up as a person does, with `up`, on a free port and in a data folder of its own.
 * `E2E_URL` names an app that already runs instead (with ADMIN_EMAIL and ADMIN_PASSWORD of that one, and E2E_MAIL, the
 * folder in which its mail arrives).
 * Returns what stops it, which Playwright calls at the end.
 */
export default async function startApp(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {}
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gevel-e2e-'))
  await chmod(dataDir, 0o755)
  const port = await getPort({ host: '127.0.0.1' })
  const mail = await startMailServer()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL,
    ADMIN_PASSWORD: randomBytes(12).toString('hex'),
    SMTP_URL: mail.url,
    SMTP_FROM: 'site@gevel.test',
    E2E_MAIL: mail.folder,
  }
  Object.assign(process.env, settings, { E2E_URL: `http://localhost:${port}` })
  const app = spawn(process.execPath, ['scripts/up.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.env,
  })
  await started(app)
  return async () => {
    const ended = once(app, 'exit')
    app.kill('SIGTERM')
    await ended
    await mail.stop()
    await rm(dataDir, { recursive: true })
  }
}
