/**
 * Defect: a form asks whether to leave without saving when a link is followed, but not when another language of the content is
 * chosen, which drops what was typed.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: locale-switch.test.ts "Payload asks before it follows links only" fails
 */

/** The language of the content that a click chooses; null for any other click. */
export function chosenLocale(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const button = target.closest('.popup-button-list__button')
  return button?.querySelector('[data-locale]')?.getAttribute('data-locale') ?? null
}
