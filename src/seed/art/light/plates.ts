import type { Page } from '@playwright/test'
import { develop, type Development } from './develop'
import { expose } from './expose'

type Plate = Partial<Development> & { samples: number }

/** The Noorderlicht pictures: scene file, rays a pixel, and how each is developed. */
const PLATES: Record<string, Plate> = {
  museum: { samples: 36, exposure: 0.1 },
  'fog-avenue': { samples: 44 },
  stairwell: { samples: 32, exposure: 0.5, denoise: 4 },
  'canal-bridge': { samples: 36, exposure: 0.7 },
  'concert-hall': { samples: 40, exposure: 1 },
  lamp: { samples: 64, bloom: 0.16 },
  facade: { samples: 36, exposure: 0.2 },
  aurora: { samples: 2, denoise: 0, bloom: 0.14 },
}
const STANDARD: Development = { exposure: 0, bloom: 0.12, grain: 6, width: 2400, denoise: 3 }
const SIZE = { width: 1680, height: 945 }

export const plateNames = Object.keys(PLATES)

/** Renders one plate and writes it as JPEG to `file`. */
export async function renderPlate(page: Page, name: string, file: string): Promise<void> {
  const { samples, ...how } = PLATES[name] ?? { samples: 16 }
  await develop(await expose(page, name, SIZE.width, SIZE.height, samples), { ...STANDARD, ...how }, file)
}
