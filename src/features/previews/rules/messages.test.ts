import { describe, expect, it } from 'vitest'

import { frameMessage, fromFrame, fromPanel, panelMessage } from './messages'

const BOX = {
  ...{ top: 10.5, left: 0, width: 300, height: 80 },
  ...{ size: 20, line: 30, color: 'rgb(20, 20, 20)', ground: 'oklch(0.98 0.01 250 / 0.5)' },
}
const FIELD = { block: 'b1', path: 'content' }
const FILE = new File(['x'], 'foto.png', { type: 'image/png' })

describe('what a preview accepts from the edit view', () => {
  it.each([
    { type: 'payload-live-preview', data: { title: 'Getypt' }, locale: 'nl', collectionSlug: 'pages' },
    { type: 'payload-document-event' },
    fromPanel({ act: 'mark', block: 'b1' }),
    fromPanel({ act: 'mark', block: null }),
    fromPanel({ act: 'images', images: { m1: 'foto.png' } }),
    fromPanel({ act: 'closed', isBack: true }),
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
    fromFrame({ act: 'put', block: 'b1', before: 'b3' }),
    fromFrame({ act: 'put', block: 'b1', before: null }),
    fromFrame({ ...FIELD, act: 'write', box: BOX, point: { x: 1, y: 2 } }),
    fromFrame({ ...FIELD, act: 'write', box: { ...BOX, color: null, ground: null }, point: null }),
    fromFrame({ act: 'place', box: BOX }),
    fromFrame({ ...FIELD, act: 'replace' }),
    fromFrame({ ...FIELD, act: 'drop', file: FILE }),
  ])('$act', (message) => {
    expect(frameMessage.safeParse(message).success).toBe(true)
  })

  it.each([
    ['an act that there is not', { type: 'gevel-preview', act: 'publish', block: 'b1' }],
    ['a step of several rows', { type: 'gevel-preview', act: 'move', block: 'b1', by: 5 }],
    ['a text that is none', { ...fromFrame({ act: 'type', ...FIELD, text: '' }), text: {} }],
    ['a block as its place', { type: 'gevel-preview', act: 'put', block: 'b1', before: 2 }],
    ['a file that is none', { type: 'gevel-preview', act: 'drop', ...FIELD, file: { name: 'foto.png' } }],
    ['a field without a name', { type: 'gevel-preview', act: 'replace', block: 'b1' }],
    ['a place that is nowhere', { type: 'gevel-preview', act: 'place', box: { ...BOX, top: Number.NaN } }],
    [
      'a colour that loads something',
      fromFrame({ act: 'place', box: { ...BOX, color: 'url(//evil.example)' } }),
    ],
    ['a colour that is more', fromFrame({ act: 'place', box: { ...BOX, ground: 'rgb(0, 0, 0); inset: 0' } })],
    ['a colour with a variable', fromFrame({ act: 'place', box: { ...BOX, ground: 'rgb(var(--x))' } })],
    ['what the edit view itself sends', fromPanel({ act: 'mark', block: 'b1' })],
  ])('not %s', (_, message) => {
    expect(frameMessage.safeParse(message).success).toBe(false)
  })
})
