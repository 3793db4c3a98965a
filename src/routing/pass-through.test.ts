import { describe, expect, it } from 'vitest'
import { isInfrastructurePath } from './pass-through'

describe('passesThrough', () => {
  it.each([
    '/api',
    '/api/pages',
    '/admin',
    '/admin/users/1',
    '/en/admin',
    '/en/admin/users',
    '/favicon.ico',
    '/blocks/hero.svg',
  ])('%s is the installation’s own', (pathname) => {
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
  ])('%s is a site’s', (pathname) => {
    expect(isInfrastructurePath(pathname)).toBe(false)
  })
})
