import { expect, it } from 'vitest'

import { ASSISTANT_TEXTS } from './assistant-texts'
import { type Conversation, documentOf, entriesOf } from './stored-conversation'

const texts = ASSISTANT_TEXTS.nl

type Message = Conversation['messages'][number]
type Stored = Pick<Message, 'role' | 'content'> & Partial<Message>

const stored = (messages: readonly Stored[], proposals: readonly string[] = []): Conversation =>
  ({
    messages: messages.map((message) => ({ status: 'succeeded', toolCalls: [], ...message })),
    proposals: proposals.map((id) => ({ id })),
  }) as unknown as Conversation

const proposing = (id: string) => [{ id: 'call', name: 'propose', input: {}, output: { proposal: id } }]

it('joins the messages of one answer, with what was proposed in it', () => {
  const conversation = stored(
    [
      { role: 'user', content: 'Korter, graag' },
      { role: 'assistant', content: 'Ik lees eerst.', toolCalls: proposing('p1') },
      { role: 'assistant', content: 'Zo is het korter.' },
      { role: 'user', content: 'Dank u' },
      { role: 'assistant', content: 'Graag gedaan.' },
    ],
    ['p1', 'p2'],
  )
  const entries = entriesOf(conversation, texts)
  expect(entries.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'Korter, graag'],
    ['assistant', 'Ik lees eerst.\n\nZo is het korter.'],
    ['user', 'Dank u'],
    ['assistant', 'Graag gedaan.'],
  ])
  expect(entries.map(({ proposals }) => proposals.map(({ id }) => id))).toEqual([[], ['p1'], [], []])
})

it('says where an answer failed or was stopped', () => {
  const conversation = stored([
    { role: 'assistant', content: '', status: 'failed' },
    { role: 'user', content: 'Nog eens' },
    { role: 'assistant', content: 'Ik', status: 'cancelled' },
    { role: 'user', content: 'En nu?' },
  ])
  expect(entriesOf(conversation, texts).map(({ role, problem }) => [role, problem])).toEqual([
    ['assistant', texts.failed],
    ['user', null],
    ['assistant', texts.stopped],
    ['user', null],
    ['assistant', texts.stopped],
  ])
})

it('is about the document that was read last', () => {
  const reading = (output: unknown) => [{ id: 'call', name: 'read', input: {}, output }]
  const read = (id: string, locale: string) => reading({ collection: 'pages', id, locale, content: {} })
  const conversation = stored([
    { role: 'assistant', content: '', toolCalls: read('one', 'nl') },
    { role: 'assistant', content: '', toolCalls: read('two', 'en') },
    { role: 'assistant', content: '', toolCalls: reading({ error: 'There is none.' }) },
  ])
  expect(documentOf(conversation)).toEqual({ collection: 'pages', id: 'two', locale: 'en' })
  expect(documentOf(stored([{ role: 'user', content: 'Hoi' }]))).toBeNull()
})
