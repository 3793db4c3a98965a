import { describe, expect, it } from 'vitest'
import { isInfrastructurePath } from './pass-through'

describe('isInfrastructurePath', () => {
  it.each([
    '/api',
    '/api/pages',
    '/admin',
    '/admin/users/1',
    '/en/admin',
    '/en/admin/users',
    '/favicon.ico',
    '/blocks/hero.svg',
  ])('%s belongs to the installation', (pathname) => {
    expect(isInfrastructurePath(pathname)).toBe(true)
  })

  it.each([
    '/',
    '/en',
    '/contact',
    '/administratie',
    '/en/about',
    '/sites/kade.test/nl',
    '/moved',
    '/%61dmin',
    '//admin',
    '/logo.svgx',
  ])('%s belongs to a site', (pathname) => {
    expect(isInfrastructurePath(pathname)).toBe(false)
  })
})
