import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { isRecord } from '@/src/lib/is-record'
import { env } from '@/src/platform/env'
import type { LlmSettings } from '@/src/platform/llm-settings'

/** What a provider that speaks OpenAI's chat completions is asked. */
export type ModelRequest = {
  model: string
  messages: { role: string; content: string }[]
  tools?: { function: { name: string; description: string; parameters: object } }[]
  max_tokens?: number
  stream?: boolean
}

type Usage = {
  prompt_tokens: number
  completion_tokens: number
  prompt_tokens_details?: { cached_tokens: number }
}
export type Reply = {
  text?: string
  /** Tools that the model calls; what they answer is in its next request. */
  tools?: readonly { name: string; input: unknown }[]
  usage?: Usage
  finish?: 'stop' | 'length' | 'content_filter' | 'tool_calls'
}
/** Answers by itself, with a status other than 200, half an answer or nothing at all; or returns what to answer, or a promise of it. */
type Handler = (response: ServerResponse, request: ModelRequest) => unknown

const isReply = (value: unknown): value is Reply => isRecord(value) && ('text' in value || 'tools' in value)

export const USAGE: Usage = { prompt_tokens: 100, completion_tokens: 20 }

const head = { id: 'chatcmpl-1', created: 1_795_000_000, model: 'stand-in' }

/** An event of a streamed answer, as it goes over the wire. */
export const event = (delta: object, finish: string | null = null, usage?: Usage): string =>
  `data: ${JSON.stringify({
    ...head,
    object: 'chat.completion.chunk',
    choices: usage ? [] : [{ index: 0, delta, finish_reason: finish }],
    ...(usage && { usage }),
  })}\n\n`

const toolCall = ({ name, input }: { name: string; input: unknown }, index: number) => ({
  ...{ index, id: `call_${index}`, type: 'function' },
  function: { name, arguments: JSON.stringify(input) },
})

/** The events of a whole answer, a word each. */
export const events = ({
  text = '',
  tools = [],
  usage = USAGE,
  finish = tools.length > 0 ? 'tool_calls' : 'stop',
}: Reply): string[] => [
  event({ role: 'assistant', content: '' }),
  ...(text.match(/\S+\s*/g) ?? []).map((word) => event({ content: word })),
  ...tools.map((tool, index) => event({ tool_calls: [toolCall(tool, index)] })),
  event({}, finish),
  event({}, null, usage),
  'data: [DONE]\n\n',
]

export const openStream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' })

function send(response: ServerResponse, { stream }: ModelRequest, reply: Reply): void {
  if (stream) {
    openStream(response).end(events(reply).join(''))
    return
  }
  const { text = '', usage = USAGE, finish = 'stop' } = reply
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }]
  const body = { ...head, object: 'chat.completion', choices, usage }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Makes the installation use a language model, until `stop`. */
function configure(url: string, changes: Partial<LlmSettings>): () => void {
  const configured = env.LLM
  env.LLM = {
    provider: 'openai-compatible',
    baseUrl: url,
    apiKey: 'key-of-the-installation',
    model: 'large',
    fastModel: 'small',
    models: ['large', 'small', 'other'],
    visionModels: [],
    prices: { large: { input: '2.5', output: '10', cachedInput: '0.25' } },
    currency: 'EUR',
    timeoutMs: 20_000,
    callsAtOnce: 8,
    monthlyBudget: null,
    ...changes,
  }
  return () => {
    env.LLM = configured
  }
}

/**
 * A provider on this machine that speaks OpenAI's chat completions over HTTP. Answers wait in a line; after them it repeats
 * the usual one.
 */
export async function serveModel(usual: Reply | Handler) {
  const line: (Reply | Handler)[] = []
  const requests: { headers: IncomingMessage['headers']; body: ModelRequest }[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as ModelRequest
    requests.push({ headers: request.headers, body })
    const next = line.shift() ?? usual
    const reply = typeof next === 'function' ? await next(response, body) : next
    if (isReply(reply)) send(response, body, reply)
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an AddressInfo.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    url,
    requests,
    /** The next answers, in order. */
    answer: (...replies: (Reply | Handler)[]) => void line.push(...replies),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As `serveModel`, with the settings of this process that lead to it. */
export async function startModelServer(
  settings: Partial<LlmSettings> = {},
  usual: Reply | Handler = { text: 'Antwoord.' },
) {
  const server = await serveModel(usual)
  const restore = configure(server.url, settings)
  return {
    ...server,
    stop: () => {
      restore()
      return server.stop()
    },
  }
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>
