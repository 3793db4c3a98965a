import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { expect, it } from 'vitest'

import { withPanelClientHints } from './client-hints'

const FONTS = { source: '/fonts/:file', headers: [{ key: 'X-Font', value: 'yes' }] }
const config: NextConfig = { headers: async () => [FONTS] }
const sources = async ({ headers }: NextConfig) => (await headers?.())?.map(({ source }) => source)

it('Payload demands a client hint on every route', async () => {
  expect(await sources(withPayload(config))).toEqual(['/fonts/:file', '/:path*'])
})

it('demands it on the routes of the panel only', async () => {
  expect(await sources(withPanelClientHints(withPayload(config)))).toEqual(['/fonts/:file', '/admin/:path*'])
})
