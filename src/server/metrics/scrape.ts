import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Registry } from 'prom-client'

import { logger } from '@/src/platform/logger'

const PATH = '/metrics'
const BEARER = /^Bearer +(\S+)$/i

export type Scrape = () => Promise<string>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares digests, so that the time tells nothing about the token. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, sent] = BEARER.exec(headers.authorization ?? '') ?? []
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token))
}

const isScrape = ({ method, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && url?.split('?', 1)[0] === PATH

async function sendMetrics(scrape: Scrape, response: ServerResponse): Promise<void> {
  try {
    const text = await scrape()
    response
      .writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' })
      .end(text)
  } catch (error) {
    logger.error({ err: error }, 'Metrics could not be collected')
    response.writeHead(500, { 'cache-control': 'no-store' }).end()
  }
}

/**
 * Answers a scrape on the port of the sites, with the token only. Without it the request goes on as any other: a site may
 * have a page of that path, and nobody learns whether metrics are there.
 * @returns whether the request was answered
 */
export function answerScrape(
  request: IncomingMessage,
  response: ServerResponse,
  { token, scrape }: { token: string | undefined; scrape: Scrape },
): boolean {
  if (token === undefined || !isScrape(request) || !hasToken(request, token)) return false
  void sendMetrics(scrape, response)
  return true
}

/** Serves metrics on a port of their own; with the token only, if there is one. @throws when the port is in use */
export async function startMetricsServer(
  { port, host, token }: { port: number; host: string; token: string | undefined },
  scrape: Scrape,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (!isScrape(request)) response.writeHead(404).end()
    else if (token !== undefined && !hasToken(request, token))
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    else void sendMetrics(scrape, response)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
