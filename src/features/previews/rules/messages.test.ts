import { describe, expect, it } from 'vitest'

import { frameMessage, fromFrame, fromPanel, panelMessage } from './messages'

describe('what a preview accepts from the edit view', () => {
  it.each([
    { type: 'payload-live-preview', data: { title: 'Getypt' }, locale: 'nl', collectionSlug: 'pages' },
    { type: 'payload-document-event' },
    fromPanel({ act: 'mark', block: 'b1' }),
    fromPanel({ act: 'mark', block: null }),
    fromPanel({ act: 'propose', proposal: null }),
    fromPanel({
      act: 'propose',
      proposal: {
        fields: { title: 'Beter' },
        blocks: ['b1'],
        texts: { label: 'Voorstel', leave: 'Verbergen' },
      },
    }),
  ])('$type', (message) => {
    expect(panelMessage.safeParse(message).success).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['Payload’s own “ready”, which a preview sends', { type: 'payload-live-preview', ready: true }],
    ['another language', { type: 'payload-live-preview', data: {}, locale: 'fr' }],
    ['what another script sends', { type: 'webpackOk' }],
    [
      'a proposal that is not called one',
      fromPanel({ act: 'propose', proposal: { fields: {}, blocks: [] } }),
    ],
    [
      'a message without all of its texts',
      fromPanel({ act: 'welcome', canEdit: true, texts: {}, names: {} }),
    ],
  ])('not %s', (_, message) => {
    expect(panelMessage.safeParse(message).success).toBe(false)
  })
})

describe('what the edit view accepts from a preview', () => {
  it.each([
    fromFrame({ act: 'open' }),
    fromFrame({ act: 'leave' }),
    fromFrame({ act: 'edit', block: null, path: 'title' }),
    fromFrame({ act: 'edit', block: 'b1', path: null }),
    fromFrame({ act: 'move', block: 'b1', by: -1 }),
    fromFrame({ act: 'type', block: null, path: 'title', text: 'Getypt' }),
    fromFrame({ act: 'scrolled', top: 120.5 }),
    fromFrame({ act: 'add', block: 'b1', where: 'after' }),
  ])('$act', (message) => {
    expect(frameMessage.safeParse(message).success).toBe(true)
  })

  it.each([
    ['an act that there is not', { type: 'gevel-preview', act: 'publish', block: 'b1' }],
    ['a step of several rows', { type: 'gevel-preview', act: 'move', block: 'b1', by: 5 }],
    ['what the edit view itself sends', fromPanel({ act: 'mark', block: 'b1' })],
  ])('not %s', (_, message) => {
    expect(frameMessage.safeParse(message).success).toBe(false)
  })
})
