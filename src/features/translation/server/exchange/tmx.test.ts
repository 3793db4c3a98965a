import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { readXml } from './read-xml'
import { type TmxEntry, tmxReader } from './read-tmx'

afterEach(removeTemporaryFolders)

async function read(content: string | Buffer): Promise<TmxEntry[]> {
  const file = path.join(await temporaryFolder(), 'memory.tmx')
  await writeFile(file, content)
  const found: TmxEntry[] = []
  await readXml(file, { ...tmxReader((entries) => found.push(...entries)), flush: () => Promise.resolve() })
  return found
}

const unit = (nl: string, en: string, srclang = 'nl') =>
  `<tmx version="1.4"><header srclang="${srclang}"/><body><tu>
    <note>Not a text</note>
    <tuv xml:lang="nl-BE"><seg>${nl}</seg></tuv><tuv xml:lang="EN-us"><seg>${en}</seg></tuv>
    <tuv xml:lang="fr"><seg>Autre</seg></tuv></tu></body></tmx>`
const entry = (source: string, target: string) => ({ from: 'nl', to: 'en', entry: { source, target } })

describe('a file of TMX', () => {
  it('has its tags numbered in the order of the source, whatever another tool called them', async () => {
    const nl =
      'Zie <bpt i="4" x="9">&lt;b&gt;</bpt>prijzen<ept i="4">&lt;/b&gt;</ept><ph x="2">{br}</ph> &amp; meer'
    const en = '<ph x="2"/><bpt i="1" x="9"/>Prices<ept i="1"/> &amp; more'
    expect(await read(unit(nl, en))).toEqual([
      entry('Zie <1>prijzen</1><2/> &amp; meer', '<2/><1>Prices</1> &amp; more'),
    ])
  })

  it('is read in both directions when it names no source', async () => {
    expect(await read(unit('Prijzen', 'Prices', '*all*'))).toEqual([
      entry('Prijzen', 'Prices'),
      { from: 'en', to: 'nl', entry: { source: 'Prices', target: 'Prijzen' } },
    ])
  })

  it.each([
    ['a lost tag', 'Zie <bpt i="1"/>a<ept i="1"/>', 'See a'],
    ['an unknown tag', 'Zie a', 'See <ph/>a'],
    ['a tag without an end', 'Zie <bpt i="1"/>a<ept i="1"/>', 'See <bpt i="1"/>a'],
    ['no words', 'Zie a', ' '],
  ])('has a translation with %s rejected', async (_, nl, en) => {
    expect(await read(unit(nl, en))).toMatchObject([{ entry: null }])
  })

  it('may be in UTF-16, and name a document type', async () => {
    const text = `<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd">${unit('Één', 'One')}`
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect(await read(utf16)).toEqual([entry('Één', 'One')])
  })

  it.each([
    ['entities of its own', `<!DOCTYPE tmx [<!ENTITY a SYSTEM "file:///etc/passwd">]>${unit('&a;', 'b')}`],
    ['an end that is missing', '<tmx><body>'],
    ['bytes that are no text', Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xff])],
    ['nothing', ''],
  ])('is rejected with %s', async (_, content) => {
    await expect(read(content)).rejects.toThrow(expect.objectContaining({ name: 'XmlError' }) as Error)
  })
})
