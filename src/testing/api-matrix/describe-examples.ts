import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { attempt, type MatrixCase } from './attempt'
import { published } from './published'
import type { Sent } from './row'
import { createStabilizer } from './stable'
import { ACTORS } from './statuses'

const FOLDER = path.resolve('src/api/docs/examples')
/** As much of a list as an example shows. */
const SHOWN = 2

const list = z.looseObject({ data: z.array(z.unknown()) })

/** A list, cut to its first documents; anything else as it is. */
function briefly(answer: unknown): unknown {
  const { success, data } = list.safeParse(answer)
  return success ? { ...data, data: data.data.slice(0, SHOWN) } : answer
}

/** The sent body as a document shows it: a form as its fields, with a file's name in place of the file. */
function bodyOf({ body, rawBody }: Sent): unknown {
  if (!(rawBody instanceof FormData)) return rawBody ?? body
  const fields = [...rawBody].map(([key, value]) => [key, typeof value === 'string' ? value : value.name])
  return Object.fromEntries(fields)
}

/** Keeps what was really sent and answered as the example of the operation; fails when that is other than before. */
export function describeExamples(cases: readonly MatrixCase[]): void {
  const examples = cases.flatMap((one) => {
    const actor = (['admin', ...ACTORS] as const).find((each) => one.row.statuses[each] < 300) ?? 'admin'
    const operation = published.find(({ name }) => name === one.operation)
    return operation ? [{ ...one, actor, id: operation.operationId }] : []
  })
  it.each(examples)('$operation answers as its example says', async ({ actor, id, ...one }) => {
    const { response, text, sent, status } = await attempt(one, actor)
    expect(status, text).toBe(one.row.statuses[actor])
    const isAnswer = status < 300 && text !== ''
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const request = bodyOf(sent)
    const example = createStabilizer()({
      ...(request !== undefined && { request }),
      ...(isAnswer && { response: isJson ? briefly(JSON.parse(text)) : text }),
    })
    if (Object.keys(example).length === 0) return
    await expect(`${JSON.stringify(example, null, 2)}\n`).toMatchFileSnapshot(path.join(FOLDER, `${id}.json`))
  })
}
