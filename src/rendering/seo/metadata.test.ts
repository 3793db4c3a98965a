import { expect, it } from 'vitest'

import { siteMetadata } from './metadata'

it('falls back to the icons of the installation', () => {
  const { icons } = siteMetadata({ domain: { hostname: 'kade.test', head: { robots: 'index' } } })
  expect(icons).toEqual({ icon: '/favicon.ico', apple: '/apple-touch-icon.png' })
})
