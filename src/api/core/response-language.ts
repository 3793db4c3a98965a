import { tryGetContext } from 'hono/context-storage'
import { createMiddleware } from 'hono/factory'

import { isLocale, type Locale } from '@/src/lib/constants'
import type { ApiEnv } from './environment'

/** The language in which values are explained to who makes this call; null outside of a call. */
export const responseLanguage = (): Locale | null => tryGetContext<ApiEnv>()?.get('language') ?? null

const localeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined

/**
 * From here on values are explained in the language that a call asks for, else in that of the site that it is about.
 * @param hasBody whether the operation takes JSON, which then has been checked
 */
export const setResponseLanguage = (hasBody: boolean) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const asked = hasBody ? localeIn(await c.req.json()) : c.req.query('locale')
    c.set('language', isLocale(asked) ? asked : c.get('visit').site.defaultLocale)
    await next()
  })
