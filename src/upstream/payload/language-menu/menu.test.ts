// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { removeStates, showStates, watchMenu } from '.'

const STATES = {
  nl: { text: 'online', className: 'gevel-status' },
  en: { text: 'ontbreekt', className: 'gevel-status' },
}

beforeEach(() => {
  document.body.innerHTML = `
    <div class="localizer"><button class="popup-button"><span data-locale="nl">Nederlands</span></button></div>
    <div class="popup-button-list__button">Nederlands <span class="localizer__locale-code" data-locale="nl">(nl)</span></div>
    <button class="popup-button-list__button">Engels <span class="localizer__locale-code" data-locale="en">(en)</span></button>
    <button class="popup-button-list__button">Iets anders</button>`
})
const texts = () =>
  [...document.querySelectorAll('.popup-button-list__button')].map((item) => item.textContent)

it('shows each state once, and again as it changes', () => {
  showStates(document, STATES, 'nl')
  showStates(document, { ...STATES, en: { ...STATES.en, text: 'concept' } }, 'nl')
  expect(texts()).toEqual(['Nederlands (nl)online', 'Engels (en)concept', 'Iets anders'])
})

it('describes the button by the state of the edited language', () => {
  showStates(document, STATES, 'nl')
  const id = document.querySelector('.popup-button')?.getAttribute('aria-describedby')
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('online')
})

it('leaves the menu as Payload made it', () => {
  const before = document.body.innerHTML
  showStates(document, STATES, 'nl')
  removeStates(document)
  expect(document.body.innerHTML).toBe(before)
})

it('tells when the menu is opened, until it is no longer asked', () => {
  const onOpen = vi.fn<() => void>()
  const stop = watchMenu(onOpen)
  document.querySelector<HTMLElement>('.popup-button span')?.click()
  document.querySelector<HTMLElement>('.popup-button-list__button')?.click()
  stop()
  document.querySelector<HTMLElement>('.popup-button')?.click()
  expect(onOpen).toHaveBeenCalledTimes(1)
})
