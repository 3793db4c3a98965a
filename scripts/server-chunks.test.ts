import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { shrinkServerChunks } from '@/scripts/server-chunks'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

const FOLDER = '.next/server/chunks'
const FILLER = `/* ${'x'.repeat(100_000)} */`
const chunkOf = (value: string) => `module.exports=[1,()=>${value}]${FILLER}`
const CHUNK = chunkOf('"Привет"')

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
  await mkdir(path.join(root, FOLDER, 'ssr'), { recursive: true })
})
afterEach(removeTemporaryFolders)

const read = (name: string) => readFile(path.join(root, FOLDER, name), 'utf8')

/** What the module of a chunk exports. */
function evaluate(name: string): unknown {
  const [, module] = createRequire(import.meta.url)(path.join(root, FOLDER, name)) as [number, () => unknown]
  return module()
}

async function shrink(files: Record<string, string>): Promise<void> {
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(root, FOLDER, name), code)
  await shrinkServerChunks(root)
}

describe('the chunks of the server', () => {
  it('are in memory once, however often the bundler wrote them', async () => {
    await shrink({ 'a.js': CHUNK, 'b.js': CHUNK, 'ssr/a.js': CHUNK })
    expect(await read('b.js')).toBe('module.exports=require("./a.js")\n')
    expect(['a.js', 'b.js', 'ssr/a.js'].map(evaluate)).toEqual(['Привет', 'Привет', 'Привет'])
  })

  it.each([
    ['"Привет"', 'Привет'],
    [String.raw`"\u{1F980} ж🦀 \ж"`, '🦀 ж🦀 ж'],
    ['`ж${1}`', 'ж1'],
    ['/^.\\.$/u.test("🦀.")', true],
  ])('have one byte for each character of %s, and its value', async (code, value) => {
    await shrink({ 'a.js': chunkOf(code) })
    expect(await read('a.js')).toMatch(/^[\0-\u00FF]+$/)
    expect(evaluate('a.js')).toEqual(value)
  })

  it('have the raw text of a template as it is', async () => {
    await shrink({ 'a.js': chunkOf('String.raw`\\n ж`') })
    expect(evaluate('a.js')).toBe(String.raw`\n ж`)
  })

  it('stay as they are when they are small or something else', async () => {
    const small = 'module.exports=[1,"ж"]'
    const runtime = `const runtime = "ж"${FILLER}`
    await shrink({ 'a.js': small, 'b.js': small, 'runtime.js': runtime })
    expect(await Promise.all(['a.js', 'b.js', 'runtime.js'].map(read))).toEqual([small, small, runtime])
  })
})
