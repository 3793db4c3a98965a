import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkNode, checkPort, checkSpace, checkWritable, parsePort } from '@/scripts/preflight.mjs'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

afterEach(removeTemporaryFolders)

describe('checkNode', () => {
  it('accepts Node 20 where the packages include Node 24, and requires 24 elsewhere', () => {
    expect(() => checkNode('v20.20.2', 'linux-x64')).not.toThrow()
    expect(() => checkNode('v20.20.2', 'darwin-arm64')).toThrow(
      /^Node 24 or newer is needed; this is v20\.20\.2\./,
    )
    expect(() => checkNode('v24.0.0', 'darwin-arm64')).not.toThrow()
  })

  it('rejects Node 18 everywhere', () => {
    expect(() => checkNode('v18.19.0', 'linux-arm64')).toThrow(/^Node 20 or newer/)
  })
})

describe('parsePort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
  ])('reads %j as %i', (value, port) => {
    expect(parsePort(value)).toBe(port)
  })

  it.each(['0', '65536', '3.5', 'http', '-1'])('rejects %j', (value) => {
    expect(() => parsePort(value)).toThrow(`PORT is “${value}”`)
  })
})

describe('checkPort', () => {
  it('suggests another port when the port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} is used by another program.`)
    server.close()
    await once(server, 'close')
    await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined()
  })

  it('rejects an address that is not one of this machine', async () => {
    await expect(checkPort('192.0.2.1', 3000)).rejects.toThrow(
      /192\.0\.2\.1 cannot be opened \(EADDRNOTAVAIL\)/,
    )
  })
})

describe('checkWritable', () => {
  it('creates a missing folder', async () => {
    const folder = path.join(await temporaryFolder(), 'a', 'b')
    await expect(checkWritable(folder)).resolves.toBeUndefined()
  })

  it('rejects a folder that cannot be created', async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    await expect(checkWritable(path.join(file, 'data'))).rejects.toThrow(
      /cannot be written to\. .* set DATA_DIR\.$/,
    )
  })
})

describe('checkSpace', () => {
  it('accepts the disk that these tests run on', async () => {
    await expect(checkSpace('/', false)).resolves.toBeUndefined()
  })
})
