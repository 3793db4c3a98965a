import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { gespotenPanelen } from './cases/gespoten-panelen'
import { legentic } from './cases/legentic'
import { makemaps } from './cases/makemaps'
import { sedecoImaging } from './cases/sedeco-imaging'
import { tenants } from './cases/tenants'
import { threeOs } from './cases/three-os'
import { axonometric } from './plates/axonometric'
import { buildingBlocks, process } from './plates/diagrams'
import { quayFront } from './plates/quay-front'
import { blueprint, bricks, canalPlan, raster } from './plates/textures'

type Board = { html: () => string; width: number; height: number; quality?: number }

const exhibit = (html: () => string): Board => ({ html, width: 1600, height: 1200 })
const wide = (html: () => string): Board => ({ html, width: 1600, height: 1000 })

/** Kade's pictures: each is one HTML document, drawn at 1.5 device pixels per CSS pixel. */
const BOARDS: Record<string, Board> = {
  'case-3os': exhibit(threeOs),
  'case-tenants': exhibit(tenants),
  'case-legentic': exhibit(legentic),
  'case-makemaps': exhibit(makemaps),
  'case-sedeco-imaging': exhibit(sedecoImaging),
  'case-gespotenpanelen': exhibit(gespotenPanelen),
  'quay-front': exhibit(quayFront),
  axonometric: wide(axonometric),
  process: wide(process),
  'building-blocks': wide(buildingBlocks),
  raster: { ...wide(raster), quality: 60 },
  bricks: wide(bricks),
  blueprint: wide(blueprint),
  'canal-plan': wide(canalPlan),
}

export const boardNames = Object.keys(BOARDS)

/** Draws one board in `page` and writes it as WebP to `file`. */
export async function renderBoard(page: Page, name: string, file: string): Promise<void> {
  const board = BOARDS[name]
  if (!board) return
  await page.setViewportSize({ width: board.width, height: board.height })
  await page.setContent(board.html())
  await page.evaluate('document.fonts.ready.then(() => true)')
  await sharp(await page.screenshot())
    .webp({ quality: board.quality ?? 84, smartSubsample: true, effort: 6 })
    .toFile(file)
}
