// Draws the SVG of its standard input no larger than the side that it is given, at a density in dots per inch. What an
// SVG costs cannot be told beforehand, and a drawing that has begun cannot be stopped but with its process.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const [side, density, limitInputPixels, maxMs, maxBytes] = process.argv.slice(2).map(Number)

// Who waits for it ends it in time; unless they ended first. Leaving in order would wait for the thread that draws.
const end = () => process.kill(process.pid, 'SIGKILL')
setTimeout(end, maxMs).unref()
setInterval(() => process.memoryUsage.rss() > maxBytes && end(), 50).unref()

sharp.concurrency(1)
const svg = await buffer(process.stdin)
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
const fits = width * height <= limitInputPixels
const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true }
const png = fits && (await sharp(svg, { density, limitInputPixels }).resize(size).png().toBuffer())
process.stdout.write(JSON.stringify({ width, height, png: png ? png.toString('base64') : '' }))
