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

/** The resolution, in dots per inch, at which an SVG has its intrinsic size. */
export const BASE_DENSITY = 72

/** Enough for a placeholder and the dominant colour. */
const SMALL_SIDE = 256

const output = z.object({ width: z.number(), height: z.number(), png: z.base64() })

/** An SVG as pixels; `width` and `height` are its intrinsic size. */
export type RasterizedSvg = { width: number; height: number; png: Buffer }

const queue = () => globalSingleton('svg-queue', () => pLimit(availableParallelism()))

/** The child process gets no environment, so no secrets. */
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
    // Writing to a killed process fails; its exit is reported above.
    child.stdin?.on('error', () => undefined).end(svg)
  })

/**
 * Rasterizes an SVG in a child process, which is killed when it takes too long.
 * @param side the maximum longest side, in pixels; it is never enlarged beyond what `density` gives
 * @throws {ImageError} when it cannot be rendered, is too large, or takes more than ten seconds or a gigabyte
 * @throws {QueueFullError} when it waited in the queue for ten seconds
 */
export async function rasterizeSvg(
  svg: Buffer,
  { side = SMALL_SIDE, density = BASE_DENSITY } = {},
): Promise<RasterizedSvg> {
  const queuedAt = performance.now()
  const stdout = await queue()(() => {
    if (performance.now() - queuedAt > MAX_RASTER_MS) throw new QueueFullError()
    return run(svg, [side, density, MAX_IMAGE_PIXELS, MAX_RASTER_MS, MAX_RASTER_BYTES])
  })
  const { width, height, png } = output.parse(JSON.parse(stdout))
  if (!png) throw new ImageError('too-many-pixels')
  return { width, height, png: Buffer.from(png, 'base64') }
}
