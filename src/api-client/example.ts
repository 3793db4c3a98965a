import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { api } from './api'
import { problemOf } from './problem'

/** The newest posts of a site, each with its text as HTML; empty when the API answers with a problem. */
export async function newestPosts(baseURL: string, locale: Locale): Promise<string[]> {
  try {
    const { data } = await api('/api/posts', { baseURL, query: { locale, limit: 3 } })
    const whole = data.map(({ slug }) =>
      api('/api/posts/{slug}', { baseURL, params: { slug }, query: { locale } }),
    )
    return (await Promise.all(whole)).map((post) => `${post.data.title}: ${post.data.html}`)
  } catch (error) {
    if (error instanceof HttpError && problemOf(error)?.status === 404) return []
    throw error
  }
}
