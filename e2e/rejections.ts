import type { Page } from '@playwright/test'

/** Records what the content security policy blocks on pages opened from now on; the returned function reads it from the open page. */
export async function watchRejections(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      blocked.push(`${documentURI} ${effectiveDirective} ${blockedURI}`),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'blocked') as string[])
}
