import type { CdnSettings } from '@/src/platform/cdn-settings'

/** Fewer than the smallest limit of the three: Cloudflare takes 30 tags a call. */
const TAGS_PER_CALL = 30
const TIMEOUT_MS = 10_000

/** Drops the responses that carry one of the opaque `tags`. @throws when a server does not confirm it */
export type Purge = (tags: readonly string[]) => Promise<void>

async function send(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.ok) return
  await response.body?.cancel()
  throw new Error(`${new URL(url).origin} answered the purge with ${response.status}`)
}

/** Each adapter's request to one server; `docs/varnish.vcl` is the other side of Varnish's. */
const REQUESTS: Record<
  CdnSettings['kind'],
  (settings: CdnSettings, url: string, tags: readonly string[]) => Promise<void>
> = {
  varnish: ({ token }, url, tags) =>
    send(url, { method: 'PURGE', headers: { 'xkey-purge': tags.join(' '), 'x-purge-token': token } }),
  fastly: ({ token, zone }, url, tags) =>
    send(new URL(`/service/${encodeURIComponent(zone)}/purge`, url).href, {
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': tags.join(' '), accept: 'application/json' },
    }),
  cloudflare: ({ token, zone }, url, tags) =>
    send(new URL(`/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`, url).href, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
}

/** Purges at every server of the settings. */
export const purgeAt =
  (settings: CdnSettings): Purge =>
  async (tags) => {
    for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
      const some = tags.slice(start, start + TAGS_PER_CALL)
      await Promise.all(settings.urls.map((url) => REQUESTS[settings.kind](settings, url, some)))
    }
  }
