import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule of axe and the elements that violate it. */
export type Violation = { id: string; nodes: unknown[] }

/**
 * The accessibility violations of a page, or of the parts that the selectors match; short enough to read in a report.
 * Legacy mode runs in the page itself; the default opens a second page for cross-origin frames, which no page here has.
 */
export async function violationsOn(page: Page, ...parts: readonly string[]): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  for (const part of parts) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) }))
}
