import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled } from '@/scripts/install.mjs'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

const pg = { version: '8.0.0', integrity: 'sha512-a' }
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true }
let root: string

async function writeLocks(wanted: object, present: object | null): Promise<void> {
  await mkdir(path.join(root, 'node_modules'), { recursive: true })
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  if (present === null) return
  await writeFile(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }))
}

beforeEach(async () => {
  root = await temporaryFolder()
})

afterEach(removeTemporaryFolders)

describe('isInstalled', () => {
  it('is true when the packages match the lockfile, apart from optional packages of other platforms', async () => {
    await writeLocks({ 'node_modules/pg': pg, 'node_modules/mac': forMac }, { 'node_modules/pg': pg })
    expect(await isInstalled(root)).toBe(true)
  })

  it('is false after an interrupted install, which leaves no record', async () => {
    await writeLocks({ 'node_modules/pg': pg }, null)
    expect(await isInstalled(root)).toBe(false)
  })

  it.each([
    ['another version', { ...pg, version: '8.0.1' }],
    ['other contents', { ...pg, integrity: 'sha512-z' }],
  ])('is false when the lockfile has %s', async (_, wanted) => {
    await writeLocks({ 'node_modules/pg': wanted }, { 'node_modules/pg': pg })
    expect(await isInstalled(root)).toBe(false)
  })

  it('is false when a package is missing', async () => {
    await writeLocks({ 'node_modules/pg': pg }, {})
    expect(await isInstalled(root)).toBe(false)
  })
})
