import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import loadConfig from 'next/dist/server/config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { applyBuiltConfig } from './built-config'

const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'
let dir: string

beforeEach(async () => {
  vi.stubEnv(VARIABLE, undefined)
  dir = await temporaryFolder()
  await mkdir(path.join(dir, '.next'))
  await writeFile(path.join(dir, 'next.config.mjs'), `export default { basePath: '/evaluated' }`)
  const built = JSON.stringify({ config: { basePath: '/stored' } })
  await writeFile(path.join(dir, '.next/required-server-files.json'), built)
})
afterEach(() => {
  vi.unstubAllEnvs()
  return removeTemporaryFolders()
})

const basePath = async () => (await loadConfig(PHASE_PRODUCTION_SERVER, dir)).basePath

it('Next evaluates the configuration file again in production', async () => {
  expect(await basePath()).toBe('/evaluated')
})

it('uses what the build stored', async () => {
  applyBuiltConfig(dir)
  expect(await basePath()).toBe('/stored')
})

it('replaces a source file by its compiled form', async () => {
  applyBuiltConfig(dir, { cacheHandler: '/compiled/page-cache.mjs' })
  const { basePath: kept, cacheHandler } = await loadConfig(PHASE_PRODUCTION_SERVER, dir)
  expect([kept, cacheHandler]).toEqual(['/stored', '/compiled/page-cache.mjs'])
})
