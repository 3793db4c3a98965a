import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { vi } from 'vitest'
import { call } from '../cluster/http'

const LIBRARY = '/usr/{lib,lib64,local/lib}/{*/,}faketime/libfaketimeMT.so.1'
const WAIT = { timeout: 30_000, interval: 100 }
const TOLERANCE_SECONDS = 30

/**
 * The environment of a process whose clock follows `file` (libfaketime). As when a real clock is set, what measures
 * durations goes on evenly.
 */
export async function withClock(file: string): Promise<Record<string, string>> {
  const [library] = globSync(LIBRARY)
  if (!library) throw new Error('These tests need libfaketime: apt-get install libfaketime')
  await writeFile(file, '+0')
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** Sets the clock of a server so many seconds off, and resolves once the server uses it. */
export async function setClock(file: string, port: number, seconds: number): Promise<void> {
  await writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}`)
  await vi.waitUntil(async () => {
    const { headers } = await call(port, '/api/health/live')
    const off = (Date.parse(headers.date ?? '') - Date.now()) / 1000 - seconds
    return Math.abs(off) < TOLERANCE_SECONDS
  }, WAIT)
}
