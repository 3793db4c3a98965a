import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { attempt, type MatrixCase } from './attempt'
import { published } from './published'
import type { Sent } from './row'
import { createStabilizer } from './stable'
import { ACTORS } from './statuses'

const FOLDER = path.resolve('src/api/docs/examples')
const DOCUMENTS_IN_EXAMPLE = 2

const list = z.looseObject({ data: z.array(z.unknown()) })

/** A list, cut to its first documents; anything else unchanged. */
function truncateList(body: unknown): unknown {
  const { success, data } = list.safeParse(body)
  return success ? { ...data, data: data.data.slice(0, DOCUMENTS_IN_EXAMPLE) } : body
}

/** The request body as an example shows it: a multipart form as its fields, with the name of a file in place of the file. */
function bodyOf({ body, rawBody }: Sent): unknown {
  if (!(rawBody instanceof FormData)) return rawBody ?? body
  const fields = [...rawBody].map(([key, value]) => [key, typeof value === 'string' ? value : value.name])
  return Object.fromEntries(fields)
}

/** Compares real requests and responses with the committed examples of the API documentation. */
export function describeExamples(cases: readonly MatrixCase[]): void {
  const examples = cases.flatMap((one) => {
    const actor = (['admin', ...ACTORS] as const).find((each) => one.row.statuses[each] < 300) ?? 'admin'
    const operation = published.find(({ name }) => name === one.operation)
    return operation ? [{ ...one, actor, id: operation.operationId }] : []
  })
  it.each(examples)('$operation responds as its example shows', async ({ actor, id, ...one }) => {
    const { response, text, sent, status } = await attempt(one, actor)
    expect(status, text).toBe(one.row.statuses[actor])
    const hasResponse = status < 300 && text !== ''
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const request = bodyOf(sent)
    const example = createStabilizer()({
      ...(request !== undefined && { request }),
      ...(hasResponse && { response: isJson ? truncateList(JSON.parse(text)) : text }),
    })
    if (Object.keys(example).length === 0) return
    await expect(`${JSON.stringify(example, null, 2)}\n`).toMatchFileSnapshot(path.join(FOLDER, `${id}.json`))
  })
}
