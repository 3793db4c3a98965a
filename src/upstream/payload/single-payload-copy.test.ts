import { withPayload } from '@payloadcms/next/withPayload'
import { expect, it } from 'vitest'

import { PAYLOAD_PACKAGES } from './single-payload-copy'

it('Payload is bundled outside development', () => {
  expect(withPayload({}).serverExternalPackages).not.toContain('payload')
})

it('keeps Payload out of the bundles', () => {
  expect(withPayload({ serverExternalPackages: PAYLOAD_PACKAGES }).serverExternalPackages).toEqual(
    expect.arrayContaining(PAYLOAD_PACKAGES),
  )
})
