import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newBlock } from '@/scripts/new/block'
import { newCollection } from '@/scripts/new/collection'
import type { Change } from '@/scripts/new/edit'
import { namesOf } from '@/scripts/new/names'
import { root } from '@/scripts/root'

const read = (file: string): string | null => {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

const addedLines = ({ file, text }: Change): string[] => {
  const before = new Set((read(file) ?? '').split('\n'))
  return text.split('\n').filter((line) => !before.has(line))
}

describe('newBlock', () => {
  const changes = newBlock(namesOf('skeleton-probe'), read)

  it('writes config, component, test, sample and thumbnail, and an entry in each list of blocks', () => {
    expect(changes.map(({ file }) => file)).toEqual([
      'blocks/SkeletonProbe/config.ts',
      'blocks/SkeletonProbe/Component.tsx',
      'blocks/SkeletonProbe/Component.test.tsx',
      'blocks/SkeletonProbe/sample.ts',
      'public/blocks/skeletonProbe.svg',
      'blocks/index.ts',
      'blocks/samples.ts',
      'src/seed/content.test.ts',
      'blocks/RenderBlocks.tsx',
    ])
    expect(changes.slice(5).map(addedLines)).toEqual([
      [`import { SkeletonProbe } from './SkeletonProbe/config'`, '  SkeletonProbe,'],
      [`import { sample as skeletonProbe } from './SkeletonProbe/sample'`, '  skeletonProbe,'],
      [expect.stringMatching(/^const OPTIONAL_BLOCKS = \[.*, 'skeletonProbe'\]$/)],
      [`import { SkeletonProbe } from './SkeletonProbe/Component'`, '  skeletonProbe: SkeletonProbe,'],
    ])
  })

  it.each(['hero', 'call-to-action', 'building'])('rejects %s, which exists', (name) => {
    expect(() => newBlock(namesOf(name), read)).toThrow('already. Choose another name.')
  })
})

describe('newCollection', () => {
  const changes = newCollection(namesOf('probe-entries'), read)

  it('writes config, access, fields and test, and an entry in each list of collections', () => {
    expect(changes.map(({ file }) => file)).toEqual([
      'collections/ProbeEntries/index.ts',
      'collections/ProbeEntries/access.ts',
      'collections/ProbeEntries/fields.ts',
      'collections/ProbeEntries/probe-entries.int.test.ts',
      'collections/registry.ts',
      'collections/index.ts',
      'collections/empty-lists.ts',
      'src/testing/documents.ts',
      'src/access/tenancy.int.test.ts',
    ])
    expect(changes.slice(4).flatMap(addedLines)).toEqual(
      expect.arrayContaining([
        `  'probe-entries': { tenantOwned: 'many', audited: true, section: 'content', adminPath: '/probe-entries' },`,
        `import { ProbeEntries } from './ProbeEntries'`,
        `  'probe-entries': ProbeEntries,`,
        `  'probe-entries': () => ({ name: 'Naam' }),`,
        `  'probe-entries': content,`,
      ]),
    )
  })

  it('names the type of a document by the singular', () => {
    expect(changes[0]?.text).toContain(`typescript: { interface: 'ProbeEntry' }`)
  })

  it.each(['pages', 'footer', 'page', 'images'])('rejects %s, which exists', (name) => {
    expect(() => newCollection(namesOf(name), read)).toThrow('already. Choose another name.')
  })
})
