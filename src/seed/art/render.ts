/** Redraws the demo companies' pictures: `npm run art -- [name…]`, all without a name. Needs Chromium. */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { renderIcons } from './brand'
import { boardNames, renderBoard } from './kade/boards'
import { plateNames, renderPlate } from './light/plates'
import { writePreparedMedia } from './prepare-media'

const media = (file: string) => fileURLToPath(new URL(`../media/${file}`, import.meta.url))
const wanted = process.argv.slice(2)
const chosen = (name: string) => wanted.length === 0 || wanted.includes(name)

await Promise.all(['kade', 'noorderlicht'].map((tenant) => mkdir(media(tenant), { recursive: true })))
await Promise.all(['kade', 'noorderlicht'].map((tenant) => renderIcons((name) => media(`${tenant}/${name}`))))
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-watchdog',
  ],
})
try {
  for (const name of boardNames.filter(chosen)) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 1.5 })
    await renderBoard(page, name, media(`kade/${name}.webp`))
    await page.close()
  }
  for (const name of plateNames.filter(chosen)) {
    const page = await browser.newPage()
    await renderPlate(page, name, media(`noorderlicht/${name}.jpg`))
    await page.close()
    process.stdout.write(`${name}\n`)
  }
} finally {
  await browser.close()
}
await writePreparedMedia()
