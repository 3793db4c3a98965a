import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const folder = new URL('./', import.meta.url)

/** Linear light of one render: `color` and `guide` (normal xyz + surface key) as RGBA floats, row 0 at the top. */
export type Exposure = { width: number; height: number; color: Float32Array; guide: Float32Array }

/** The number at `index`; outside of the data it is 0. */
export const at = (data: Float32Array, index: number): number => data[index] ?? 0

/** The fragment shader of a scene; a scene that traces itself (`#define OWN_MAIN`) goes without the path tracer. */
async function shaderOf(scene: string): Promise<string> {
  const read = (file: string) => readFile(new URL(file, folder), 'utf8')
  const body = await read(`scenes/${scene}.glsl`)
  const tracer = body.includes('#define OWN_MAIN') ? '' : await read('trace.glsl')
  const balance = /#define BALANCE .*/.exec(body)?.[0] ?? '#define BALANCE 4000.0'
  const common = (await read('common.glsl')).replace(
    'precision highp float;',
    `${balance}\nprecision highp float;`,
  )
  return common + body.replace(/#define BALANCE .*/, '') + tracer
}

/** Renders a scene in the page's WebGL 2 context, `samples` rays a pixel. Throws when the shader does not compile. */
export async function expose(
  page: Page,
  scene: string,
  width: number,
  height: number,
  samples: number,
): Promise<Exposure> {
  const shader = await shaderOf(scene)
  await page.goto('about:blank')
  await page.addScriptTag({ content: await readFile(new URL('webgl.js', folder), 'utf8') })
  await page.evaluate(`gevelRender.start(${JSON.stringify({ shader, width, height })})`)
  for (let frame = 0; frame < samples; frame++) await page.evaluate(`gevelRender.sample(${frame})`)
  const read = async (target: number): Promise<Float32Array> => {
    const pixels = new Float32Array(width * height * 4)
    for (let y = 0; y < height; y += 64) {
      const rows = Math.min(64, height - y)
      const text = await page.evaluate<string>(`gevelRender.rows(${target}, ${y}, ${rows})`)
      const bytes = Buffer.from(text, 'base64')
      const strip = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
      for (let row = 0; row < rows; row++) {
        pixels.set(strip.subarray(row * width * 4, (row + 1) * width * 4), (height - 1 - y - row) * width * 4)
      }
    }
    return pixels.map((value) => value / samples)
  }
  return { width, height, color: await read(0), guide: await read(1) }
}
