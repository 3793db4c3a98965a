import { describe, expect, it } from 'vitest'

import type { StoredImage } from '../duplicates/find-stored'
import { MAX_IMAGE_BYTES, MAX_SVG_BYTES } from '../../rules/limits'
import { reasonNotToSend } from '../../rules/accept-file'
import {
  earlierOf,
  isUnsent,
  quarterOf,
  summaryOf,
  type Upload,
  type UploadState,
  unsavedTexts,
} from './uploads'

const image = {} as StoredImage

let lastId = 0
const upload = (
  state: UploadState,
  { bytes = 1, ...rest }: Partial<Upload> & { bytes?: number } = {},
): Upload => {
  lastId += 1
  const file = new File(['x'.repeat(bytes)], `${lastId}.png`, { type: 'image/png' })
  const texts = { folder: null, altTexts: {}, stored: {} }
  return { id: lastId, file, tenant: 'a', state, sha256: null, isWanted: false, ...texts, ...rest }
}

const WAITING: UploadState = { name: 'waiting' }

describe('the summary of uploads', () => {
  it('counts each outcome, and weighs progress by bytes of what is sent at all', () => {
    const uploads = [
      upload({ name: 'done', image }, { bytes: 30 }),
      upload({ name: 'sending', fraction: 0.5 }, { bytes: 20 }),
      upload(WAITING, { bytes: 50 }),
      upload({ name: 'duplicate', image }, { bytes: 900 }),
      upload({ name: 'chosenTwice', of: '1.png' }, { bytes: 900 }),
      upload({ name: 'rejected', reason: '' }, { bytes: 900 }),
    ]
    expect(summaryOf(uploads)).toEqual({
      ...{ total: 6, done: 1, skipped: 2, rejected: 1, failed: 0 },
      ...{ isBusy: true, fraction: 0.4 },
    })
  })

  it('is whole when nothing is to be sent', () => {
    expect(summaryOf([upload({ name: 'rejected', reason: '' })])).toMatchObject({
      isBusy: false,
      fraction: 1,
    })
  })

  it('is said a quarter at a time', () => {
    const said = [0, 0.2, 0.25, 0.49, 0.5, 0.99, 1].map((fraction) =>
      quarterOf({ ...summaryOf([]), fraction }),
    )
    expect(said).toEqual([0, 0, 25, 25, 50, 75, 75])
  })
})

it('only what is waiting, on its way or failed would be lost with the page', () => {
  const states: UploadState[] = [
    WAITING,
    { name: 'paused' },
    { name: 'failed', reason: '' },
    { name: 'rejected', reason: '' },
    { name: 'duplicate', image },
    { name: 'done', image },
  ]
  expect(states.map((state) => isUnsent(upload(state)))).toEqual([true, true, true, false, false, false])
})

it('texts are unsaved where they differ from what is stored, apart from spaces around them', () => {
  const one = { altTexts: { nl: ' Een vlak ', en: 'A plane' }, stored: { nl: 'Een vlak' } }
  expect(unsavedTexts(upload(WAITING, one))).toEqual(['en'])
})

describe('the same content chosen twice', () => {
  const first = upload(WAITING, { sha256: 'x' })
  it('is known by the earlier one of the same tenant', () => {
    const second = upload(WAITING, { sha256: 'x' })
    expect(earlierOf([first, second], second)).toBe(first)
    expect(earlierOf([first, second], first)).toBeUndefined()
  })
  it('is not known by that of another tenant, a rejected one, or one that was not compared', () => {
    const others = [
      upload(WAITING, { sha256: 'x', tenant: 'b' }),
      upload(WAITING),
      upload({ name: 'rejected', reason: '' }, { sha256: 'y' }),
    ]
    for (const sha256 of ['x', 'y', null]) {
      const last = upload(WAITING, { sha256 })
      expect(earlierOf([...others, last], last)).toBeUndefined()
    }
  })
})

describe('a file', () => {
  const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })
  it('is sent when it may be an image', () => {
    const files = [file('a.jpg', 'image/jpeg'), file('a.avif', ''), file('a.svg', 'image/svg+xml')]
    expect(files.map((one) => reasonNotToSend(one, 'en'))).toEqual([null, null, null])
  })
  it.each([
    [file('a.pdf', 'application/pdf'), /kind of image/],
    [file('a.heic', 'image/heic'), /kind of image/],
    [file('folder', ''), /kind of image/],
    [file('a.png', 'image/png', MAX_IMAGE_BYTES + 1), /too large/],
    [file('a.svg', 'image/svg+xml', MAX_SVG_BYTES + 1), /too large/],
  ])('is not sent, with the reason', (one, reason) => {
    expect(reasonNotToSend(one, 'en')).toMatch(reason)
  })
})
