import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe found against, and on which elements. */
export type Violation = { id: string; nodes: unknown[] }

/**
 * What axe finds on a page, or in the parts of it that selectors name; short enough to read in a report.
 * It runs in the page itself: what the other way opens a second page for, frames of other hosts, no page of ours has.
 */
export async function violationsOn(page: Page, ...parts: readonly string[]): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  for (const part of parts) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) }))
}
