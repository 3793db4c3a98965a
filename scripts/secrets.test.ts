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
  it('makes them once, for their owner only, and reads the same ones later', async () => {
    const made = await loadSecrets(dataDir)
    expect((await stat(secretsFile(dataDir))).mode & 0o777).toBe(0o600)
    expect(await loadSecrets(dataDir)).toEqual(made)
    expect(made.payloadSecret).toMatch(/^[0-9a-f]{64}$/)
  })

  it('makes the folder when it is not there yet', async () => {
    const folder = path.join(dataDir, 'not', 'there', 'yet')
    await loadSecrets(folder)
    expect((await stat(secretsFile(folder))).mode & 0o777).toBe(0o600)
  })

  it('makes other ones for another folder', async () => {
    const [one, two] = await Promise.all([loadSecrets(dataDir), loadSecrets(await temporaryFolder())])
    expect(one.admin.password).not.toBe(two.admin.password)
  })

  it.each(['', '{', '{"payloadSecret":"x"}'])(
    'refuses a damaged file (%j) and leaves it alone',
    async (text) => {
      await writeFile(secretsFile(dataDir), text)
      await expect(loadSecrets(dataDir)).rejects.toThrow(/is damaged/)
      expect(await readFile(secretsFile(dataDir), 'utf8')).toBe(text)
    },
  )
})
