import { createTranslator } from 'next-intl'
import { parse } from 'node-html-parser'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import type { Shell } from '@/src/components/shell/types'
import { LAYOUTS, type Layout } from '@/src/features/pages/rules/layouts'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { PageLayout } from '.'

// The original needs a request in Next.js; there is none in a test.
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'frame' }) =>
    createTranslator({ locale, messages: messages[locale], namespace }),
}))

const link = { label: 'Over ons', href: '/over-ons', newTab: false, current: false }

const frame: Shell = {
  locale: 'nl',
  routeName: 'over-ons___nl',
  siteName: 'Kade',
  tagline: 'Software aan het water',
  homeHref: '/',
  logo: { src: '/logo.svg', width: null, height: null },
  logoDark: { src: '/logo-dark.svg', width: null, height: null },
  navigation: [{ ...link, children: [] }],
  callToAction: null,
  languages: [
    { locale: 'nl', name: 'Nederlands', href: '/', current: true },
    { locale: 'en', name: 'English', href: '/en', current: false },
  ],
  languageCookie: 'i18n_redirected',
  footer: {
    statement: 'Eén zin',
    columns: [{ heading: 'Kolom', links: [link] }],
    smallPrint: '© Kade',
    organisation: {
      name: 'Kade',
      email: null,
      telephone: null,
      streetAddress: null,
      postalCode: null,
      city: null,
      registrationNumber: null,
      vatNumber: null,
    },
    profiles: [],
  },
  layout: 'main',
  showTopBar: true,
  showFooter: true,
}

async function render(changes: Partial<Shell>) {
  const stream = await renderToReadableStream(
    <PageLayout frame={{ ...frame, ...changes }}>
      <h1>Inhoud</h1>
    </PageLayout>,
  )
  await stream.allReady
  return parse(await new Response(stream).text())
}

const layouts = LAYOUTS.map(({ value }) => value)

describe('a layout', () => {
  it.each(layouts)('gives the main element the name of the route: %s', async (layout) => {
    const main = (await render({ layout })).querySelector('main')
    expect(main?.getAttribute('data-route')).toBe('over-ons___nl')
    expect(main?.textContent).toBe('Inhoud')
  })

  it.each(layouts)('leaves out header and footer if the page hides them: %s', async (layout) => {
    const page = await render({ layout, showTopBar: false, showFooter: false })
    expect(page.querySelectorAll('header, footer, .skip-link')).toEqual([])
  })
})

const SITE = { navigation: true, columns: true, line: true }
const BARE = { navigation: false, columns: false, line: false }

describe('layouts', () => {
  const around = async (layout: Layout) => {
    const page = await render({ layout })
    const has = (part: string) => page.querySelector(part) !== null
    return { navigation: has('.site-nav'), columns: has('.site-register'), line: has('.site-footer-end') }
  }

  it.each([
    ['main', SITE],
    ['blog', SITE],
    ['default', { ...SITE, columns: false }],
    ['auth', BARE],
    ['cms', { ...BARE, line: true }],
    ['vision', { ...BARE, line: true }],
    ['blank', BARE],
  ] as const)('layout %s has %o', async (layout, expected) => expect(await around(layout)).toEqual(expected))

  it('blank renders the content only', async () => {
    expect((await render({ layout: 'blank' })).childNodes).toHaveLength(1)
  })

  it('blog renders a bar with the sub-links of the navigation item', async () => {
    const child = { ...link, label: 'Auteurs', href: '/blog/auteurs' }
    const blog = { ...link, label: 'Blog', href: '/blog', current: true, children: [child] }
    const languages = [{ locale: 'nl', name: 'Nederlands', href: '/blog', current: true }] as const
    const page = await render({ layout: 'blog', navigation: [blog], languages: [...languages] })
    const bar = page.querySelector('.section-navigation')
    expect(bar?.querySelectorAll('a').map((anchor) => anchor.textContent)).toEqual(['Blog', 'Auteurs'])
  })

  it('auth renders one sentence beside the form', async () => {
    const aside = (await render({ layout: 'auth' })).querySelector('aside')
    expect(aside?.textContent).toBe('Eén zin')
  })

  it('cms links to the panel', async () => {
    const page = await render({ layout: 'cms' })
    expect(page.querySelector('header a[href="/admin"]')).not.toBeNull()
  })

  it('link to the home page with the logo', async () => {
    const logo = (await render({ homeHref: '/en', locale: 'en' })).querySelector('.site-logo')
    expect(logo?.getAttribute('href')).toBe('/en')
  })
})
