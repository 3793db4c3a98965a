import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { type DescribedOperation, type Document, operationsOf } from './operations'

type Media = Record<string, { example?: unknown; examples?: Record<string, unknown> }>

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/api/docs/examples')
const PROBLEM = 'application/problem+json'

const example = z.object({ request: z.unknown().optional(), response: z.unknown().optional() })
/** The JSON files of a folder, by name without extension. */
function read(folder: string): Map<string, unknown> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  )
}

/** Requests and responses recorded by tests, by operation; and a problem of each status. */
const operations = read(FOLDER)
const problems = read(path.join(FOLDER, 'problems'))

const nameOf = (status: string): string => `Problem${status}`

const mediaOf = (part: object | undefined): Media =>
  part && 'content' in part ? (part.content as Media) : {}

function show(media: Media, value: unknown): void {
  if (value === undefined) return
  // What is recorded is JSON; the same answer as events is a text, and the same request may have files beside it.
  const others = ['text/event-stream', ...('application/json' in media ? ['multipart/form-data'] : [])]
  for (const [type, each] of Object.entries(media)) if (!others.includes(type)) each.example = value
}

function illustrate({ operationId = '', requestBody, responses = {} }: DescribedOperation): void {
  const { request, response } = example.parse(operations.get(operationId) ?? {})
  show(mediaOf(requestBody), request)
  for (const [status, answer] of Object.entries(responses)) {
    const media = mediaOf(answer as object)
    if (status.startsWith('2')) show(media, response)
    const problem = media[PROBLEM]
    if (problem && problems.has(status))
      problem.examples = { problem: { $ref: `#/components/examples/${nameOf(status)}` } }
  }
}

/** The document with examples: the requests and responses that the operations' tests recorded. */
export function withExamples(document: Document): Document {
  const copy = structuredClone(document)
  for (const operation of operationsOf(copy)) illustrate(operation)
  const examples = Object.fromEntries(
    [...problems].map(([status, value]) => [
      nameOf(status),
      { summary: `A response with status ${status}`, value },
    ]),
  )
  return { ...copy, components: { ...copy.components, examples } }
}
