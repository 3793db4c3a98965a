import { expect, it } from 'vitest'

import { siteLogos } from './logos'

it('falls back to the logos of the installation', () => {
  expect(siteLogos({})).toEqual({
    light: { src: '/logo.svg', width: null, height: null },
    dark: { src: '/logo-dark.svg', width: null, height: null },
  })
})
