import type { Page } from '@playwright/test'

/** Writes down what the security policy refuses on the pages that are opened from now on; answers how to read it, of the page that is open. */
export async function watchRejections(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      refused.push(`${documentURI} ${effectiveDirective} ${blockedURI}`),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'refused') as string[])
}
