import type { Frame, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A rule of axe and the elements that violate it. */
export type Violation = { id: string; nodes: unknown[] }

const OPTIONS: RunOptions = {
  // Selectors of the hundreds of elements that pass take longer than the rules do.
  resultTypes: ['violations'],
  // Style sheets are for experimental rules only, which do not run.
  preload: { assets: ['media'] },
}

/** Loads of a preview that may follow each other. */
const MAX_LOADS = 5

/** Axe stays in a document once it is there. */
async function load(frame: Frame, attempt = 1): Promise<void> {
  try {
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source)
  } catch (error) {
    // A preview inside a page may be removed meanwhile, or load its document.
    if (frame.isDetached()) return
    if (!frame.parentFrame() || attempt === MAX_LOADS) throw error
    await load(frame, attempt + 1)
  }
}

/** The accessibility violations of a page, or of the parts that the selectors match; short enough to read in a report. */
export async function violationsOn(page: Page, ...parts: readonly string[]): Promise<Violation[]> {
  // The panel’s navigation is inert until the page has hydrated.
  await page.locator('.nav:not(.nav--nav-hydrated)').waitFor({ state: 'detached' })
  await Promise.all(page.frames().map((frame) => load(frame)))
  return page.evaluate(
    async ({ include, options }) => {
      // What fades in has less contrast until it is there. What is paused, or follows scrolling, never ends by itself.
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { violations } = await window.axe.run(include.length > 0 ? { include } : document, options)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) }))
    },
    { include: [...parts], options: OPTIONS },
  )
}
