import { tryGetContext } from 'hono/context-storage'
import { createMiddleware } from 'hono/factory'

import { isLocale, type Locale } from '@/src/lib/constants'
import type { ApiEnv } from './environment'

/** The language of validation messages in this request; null outside a request. */
export const responseLanguage = (): Locale | null => tryGetContext<ApiEnv>()?.get('language') ?? null

const localeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined

/**
 * From here on, validation messages are in the locale of the request, else the default locale of its site.
 * @param hasBody whether the operation has a JSON body, which was validated before
 */
export const setResponseLanguage = (hasBody: boolean) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const requested = hasBody ? localeIn(await c.req.json()) : c.req.query('locale')
    c.set('language', isLocale(requested) ? requested : c.get('visit').site.defaultLocale)
    await next()
  })
