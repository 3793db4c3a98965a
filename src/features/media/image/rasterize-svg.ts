import { execFile, type ExecFileOptions } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'

import { globalSingleton } from '@/src/lib/global-singleton'
import { QueueFullError } from '@/src/platform/queue-full-error'
import { ImageError } from './decode'
import { MAX_RASTER_BYTES, MAX_RASTER_MS, MAX_IMAGE_PIXELS } from '@/src/features/media/rules/limits'

const PROGRAM = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'src/features/media/image/rasterize-process.mjs',
)

/** Resolution at which a drawing is as large as it says, in dots per inch. */
export const BASE_DENSITY = 72

/** Enough for a placeholder and a colour. */
const SMALL_SIDE = 256

const answered = z.object({ width: z.number(), height: z.number(), png: z.base64() })

/** A drawing as pixels; `width` and `height` are those that it says it has. */
export type RasterizedSvg = { width: number; height: number; png: Buffer }

const turns = () => globalSingleton('drawings', () => pLimit(availableParallelism()))

/** It needs nothing of this process's settings, its secrets least of all. */
const OPTIONS: ExecFileOptions = {
  env: { NODE_ENV: 'production' },
  timeout: MAX_RASTER_MS,
  killSignal: 'SIGKILL',
  maxBuffer: Infinity,
}

const run = (svg: Buffer, args: number[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args.map(String)],
      { ...OPTIONS, encoding: 'utf8' },
      (cause, stdout) => {
        if (cause) reject(new ImageError(cause.signal ? 'too-slow' : 'undecodable', { cause }))
        else resolve(stdout)
      },
    )
    // One that was ended while it was still being written to has nothing more to say.
    child.stdin?.on('error', () => undefined).end(svg)
  })

/**
 * Draws an SVG, in a process of its own that ends when it takes too long.
 * @param side the longest side of the picture, in pixels; it is never enlarged beyond what `density` gives
 * @throws {ImageRefused} when it cannot be drawn, is too large, or takes more than ten seconds or a gigabyte
 * @throws {TooBusy} when its turn did not come in as long
 */
export async function rasterizeSvg(
  svg: Buffer,
  { side = SMALL_SIDE, density = BASE_DENSITY } = {},
): Promise<RasterizedSvg> {
  const asked = performance.now()
  const stdout = await turns()(() => {
    if (performance.now() - asked > MAX_RASTER_MS) throw new QueueFullError()
    return run(svg, [side, density, MAX_IMAGE_PIXELS, MAX_RASTER_MS, MAX_RASTER_BYTES])
  })
  const { width, height, png } = answered.parse(JSON.parse(stdout))
  if (!png) throw new ImageError('too-many-pixels')
  return { width, height, png: Buffer.from(png, 'base64') }
}
