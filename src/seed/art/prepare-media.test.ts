import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

import { sanitizeSvg } from '@/src/features/media/image/svg'
import descriptions from '../media/descriptions.json' with { type: 'json' }
import { seededTenants } from '../tenants'

const MEDIA = fileURLToPath(new URL('../media/', import.meta.url))
const described: Record<string, { hash: string }> = descriptions
const files = globSync('*/*', { cwd: MEDIA })

it.each(files)('has the description of %s as it is; npm run art renews it', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(MEDIA + file))
    .digest('hex')
  expect(described[file]?.hash).toBe(hash)
})

it.each(files.filter((file) => file.endsWith('.svg')))(
  'stores %s as an upload would: sanitised',
  async (file) => {
    const svg = readFileSync(MEDIA + file)
    expect((await sanitizeSvg(svg)).equals(svg)).toBe(true)
  },
)

it('describes every image that a tenant uploads', () => {
  const used = seededTenants.flatMap(({ slug, images }) =>
    Object.values(images).map(({ file }) => `${slug}/${file}`),
  )
  expect(used.filter((file) => !Object.hasOwn(described, file))).toEqual([])
})
