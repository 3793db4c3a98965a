import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { type BuildStore, storeBuild } from './build-store'
import { folderStore } from './folder-store'
import { serveFormerBuilds, wantedFile } from './serve-former-builds'

let folder: string
let kept: string
let store: BuildStore
let server: Server | undefined

async function buildOf(name: string): Promise<string> {
  const source = path.join(folder, name)
  await mkdir(path.join(source, 'chunks'), { recursive: true })
  await writeFile(path.join(source, 'chunks/same.js'), name)
  await writeFile(path.join(source, `chunks/${name}.js`), name)
  return source
}

beforeEach(async () => {
  folder = await temporaryFolder()
  kept = path.join(folder, 'kept')
  store = folderStore(kept)
})

afterEach(async () => {
  server?.close()
  server = undefined
  await removeTemporaryFolders()
})

/** A node that runs `build`; what is not of another build is answered by its own handler, with 418. */
async function nodeOf(build: string): Promise<(url: string) => Promise<Response>> {
  const source = await buildOf(build)
  await storeBuild(store, build, source)
  const handle = serveFormerBuilds((_, response) => void response.writeHead(418).end(), {
    store,
    build,
    folder: source,
  })
  server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return (url) => fetch(`http://127.0.0.1:${port}${url}`)
}

describe('serveFormerBuilds', () => {
  it('serves a file of another build, which browsers may keep', async () => {
    await storeBuild(store, 'old', await buildOf('old'))
    const get = await nodeOf('new')
    const response = await get('/_next/static/chunks/old.js?dpl=old')
    expect([response.status, await response.text()]).toEqual([200, 'old'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
  })

  it.each([
    ['its own files', '/_next/static/chunks/new.js?dpl=new'],
    ['files that both builds have', '/_next/static/chunks/same.js?dpl=old'],
    ['unknown builds', '/_next/static/chunks/old.js?dpl=unknown'],
    ['unknown files', '/_next/static/chunks/unknown.js?dpl=old'],
    ['folders', '/_next/static/chunks?dpl=old'],
    ['paths below a file', '/_next/static/chunks/old.js/more?dpl=old'],
    ['names that are too long', `/_next/static/${'a'.repeat(300)}?dpl=old`],
    ['everything else', '/contact?dpl=old'],
  ])('leaves %s to Next', async (_, url) => {
    await storeBuild(store, 'old', await buildOf('old'))
    const get = await nodeOf('new')
    expect((await get(url)).status).toBe(418)
  })

  it('keeps the five newest builds', async () => {
    for (let age = 7; age > 0; age -= 1) {
      await store.write(`b${age}`, await buildOf(`b${age}`))
      const time = new Date(Date.now() - age * 60_000)
      await utimes(path.join(kept, `b${age}`), time, time)
    }
    await storeBuild(store, 'new', await buildOf('new'))
    const names = (await store.list()).map(({ build }) => build)
    expect(names.toSorted()).toEqual(['b1', 'b2', 'b3', 'b4', 'new'])
  })
})

describe('wantedFile', () => {
  it.each([
    '/_next/static/../secret?dpl=old',
    '/_next/static/chunks/../../secret?dpl=old',
    '/_next/static/%2e%2e/secret?dpl=old',
    '/_next/static//etc/passwd?dpl=old',
    '/_next/static/.complete?dpl=old',
    '/_next/static/a.js?dpl=../old',
    '/_next/static/a.js?dpl=old/..',
    '/_next/static/a.js',
  ])('rejects %s', (url) => {
    expect(wantedFile(url, 'new')).toBeNull()
  })
})
