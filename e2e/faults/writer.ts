import { randomUUID } from 'node:crypto'
import { paragraph } from '@/src/testing/pages'
import { call } from '../cluster/http'
import type { SitePage } from '../cluster/world'

type Target = { port: number; token: string }

/** The text that was acknowledged last, and those that were sent after it without an acknowledgement. */
type Written = { acknowledged: string | null; unanswered: string[] }

const WAIT_MS = 20_000

async function publishText({ port, token }: Target, { id }: SitePage, text: string): Promise<boolean> {
  const blocks = [{ blockType: 'richText', measure: 'reading', tone: 'ground', content: paragraph(text) }]
  const body = { title: 'Titel', status: 'published', blocks }
  const sent = call(port, `/api/admin/pages/${id}?locale=nl`, { method: 'PUT', token, body })
  const late = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null).unref())
  const answer = await Promise.race([sent, late]).catch(() => null)
  return answer?.status === 200
}

/** Publishes each page again and again until it is stopped, also after errors, one writer for each page. */
export function startWriting(target: Target, pages: readonly SitePage[]) {
  const written = new Map<string, Written>()
  let stopped = false
  let failures = 0
  const write = async (page: SitePage) => {
    const state: Written = { acknowledged: null, unanswered: [] }
    written.set(page.id, state)
    while (!stopped) {
      const text = `Tekst ${randomUUID()}`
      state.unanswered.push(text)
      if (await publishText(target, page, text)) Object.assign(state, { acknowledged: text, unanswered: [] })
      else failures += 1
    }
  }
  const writers = pages.map(write)
  return {
    /** Whether every page was written since the start. */
    allAcknowledged: () => [...written.values()].every(({ acknowledged }) => acknowledged !== null),
    failures: () => failures,
    stop: async () => {
      stopped = true
      await Promise.all(writers)
    },
    /** The pages that hold neither the text that was acknowledged last nor a later one. */
    lost: async ({ port, token }: Target = target): Promise<string[]> => {
      const lost: string[] = []
      for (const [id, { acknowledged, unanswered }] of written) {
        const { body } = await call(port, `/api/admin/pages/${id}?locale=nl`, { token })
        const possible = [...unanswered, ...(acknowledged === null ? [] : [acknowledged])]
        if (acknowledged !== null && !possible.some((text) => body.includes(text))) lost.push(id)
      }
      return lost
    },
  }
}
