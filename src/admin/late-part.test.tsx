// @vitest-environment jsdom
import { glob, readFile } from 'node:fs/promises'
import { act, type ComponentType, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { latePart } from './late-part'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

it('what is around it goes on while it is loaded', async () => {
  const code = Promise.withResolvers<ComponentType>()
  const Part = latePart(() => code.promise)
  function Form() {
    const [clicks, setClicks] = useState(0)
    return (
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
        {clicks > 0 && <Part />}
      </button>
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <Suspense fallback="waiting">
        <Form />
      </Suspense>,
    ),
  )
  const press = () => act(async () => container.querySelector('button')?.click())
  await press()
  await press()
  expect(container.textContent).toBe('2')
  code.resolve(() => ' with the part')
  await act(() => code.promise)
  expect(container.textContent).toBe('2 with the part')
  await act(async () => root.unmount())
})

/** Each is the whole screen, and rendered on the server. */
const SCREENS = ['AssistantScreen', 'BulkTranslation', 'Calendar', 'ExchangeFiles', 'PageTree', 'SideBySide']

it('is used for all that is loaded in a screen of the panel', async () => {
  const waiting: string[] = []
  for await (const file of glob('src/{admin,features/*/admin}/**/*.tsx')) {
    const text = await readFile(file, 'utf8')
    const isScreen = SCREENS.some((screen) => file.endsWith(`/Lazy${screen}.tsx`))
    if (text.includes(' dynamic(') && !text.includes('ssr: false') && !isScreen) waiting.push(file)
  }
  expect(waiting).toEqual([])
})
