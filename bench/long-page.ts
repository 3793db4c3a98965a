import { z } from 'zod'

import { readJson, type Session } from './session'

export const BLOCKS = 30

const created = z.object({ data: z.object({ id: z.string() }) })

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})

/** A draft with many blocks, which no visitor sees. */
export async function createLongPage({ ours }: Session): Promise<string> {
  const blocks = Array.from({ length: BLOCKS }, (_, index) => ({
    blockType: 'richText',
    heading: `Deel ${index}`,
    content: paragraph(`Alinea ${index}`),
  }))
  const body = { title: `Meting ${Date.now()}`, status: 'draft', blocks }
  const { data } = await readJson('/api/admin/pages', created, {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return data.id
}
