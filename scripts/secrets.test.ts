import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecrets, secretsFile } from '@/scripts/secrets'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

let dataDir: string

beforeEach(async () => {
  dataDir = await temporaryFolder()
})

afterEach(removeTemporaryFolders)

describe('loadSecrets', () => {
  it('creates secrets once, readable by their owner only, and reads them later', async () => {
    const created = await loadSecrets(dataDir)
    expect((await stat(secretsFile(dataDir))).mode & 0o777).toBe(0o600)
    expect(await loadSecrets(dataDir)).toEqual(created)
    expect(created.payloadSecret).toMatch(/^[0-9a-f]{64}$/)
  })

  it('creates a missing folder', async () => {
    const folder = path.join(dataDir, 'not', 'there', 'yet')
    await loadSecrets(folder)
    expect((await stat(secretsFile(folder))).mode & 0o777).toBe(0o600)
  })

  it('creates different secrets for another folder', async () => {
    const [one, two] = await Promise.all([loadSecrets(dataDir), loadSecrets(await temporaryFolder())])
    expect(one.admin.password).not.toBe(two.admin.password)
  })

  it.each(['', '{', '{"payloadSecret":"x"}'])(
    'rejects a damaged file (%j) and does not overwrite it',
    async (text) => {
      await writeFile(secretsFile(dataDir), text)
      await expect(loadSecrets(dataDir)).rejects.toThrow(/is damaged/)
      expect(await readFile(secretsFile(dataDir), 'utf8')).toBe(text)
    },
  )
})
