import { firstLoadScripts, gzipBytes, readSizes, sizeProblem, writeSizes } from '@/scripts/checks/size'
import { expect, test } from './fixtures'

const ADMIN = 'admin, dashboard'

/** A demo page of each type. */
const PAGES = {
  home: '/',
  'contact, with a form': '/contact',
  case: '/projecten/3os',
  'blog, list': '/blog',
  'blog, article': '/blog/een-adres-is-een-rij',
  'block configurator': '/werkwijze/blocks/blocks-configurator',
  'sign-in': '/auth/login',
  'not found': '/niets',
  'admin, sign-in': '/admin/login',
  [ADMIN]: '/admin',
}

test('first-load JavaScript of a page type grows by no more than 2 kB', async ({ fetchFrom, session }) => {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const sizes: Record<string, number> = {}
  for (const [type, path] of Object.entries(PAGES)) {
    const { body } = await fetchFrom('localhost', path, { headers: type === ADMIN ? { cookie } : {} })
    const scripts = firstLoadScripts(body)
    expect(scripts.length, type).toBeGreaterThan(0)
    sizes[type] = await gzipBytes(scripts)
  }
  if (process.env.SIZE_UPDATE) return writeSizes(sizes)
  const committed = await readSizes()
  expect(Object.entries(sizes).flatMap(([type, bytes]) => sizeProblem(type, bytes, committed) ?? [])).toEqual(
    [],
  )
  expect(Object.keys(committed)).toEqual(Object.keys(sizes))
})
