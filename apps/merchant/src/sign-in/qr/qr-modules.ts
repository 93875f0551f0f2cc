import { codewordsOf } from './qr-codewords.ts'
import { smallestVersion, type QrVersion } from './qr-versions.ts'

/** True where a module is dark. */
export type Modules = boolean[][]

/**
 * A QR code (ISO/IEC 18004) of bytes: level M, versions 1 to 10, the checkerboard mask. Throws for more than
 * 213 bytes.
 */
export function qrModules(bytes: Uint8Array): Modules {
  const version = smallestVersion(bytes.length)
  const size = version.number * 4 + 17
  const modules: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const fixed: Modules = modules.map((row) => row.slice())
  const put = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    rowOf(modules, y)[x] = isDark
    rowOf(fixed, y)[x] = true
  }
  drawTiming(size, put)
  drawFinders(size, put)
  drawAlignments(version, size, put)
  drawFormat(size, put)
  drawVersion(version.number, size, put)
  drawData(codewordsOf(bytes, version), modules, fixed)
  return modules
}

type Put = (x: number, y: number, isDark: boolean) => void

function drawTiming(size: number, put: Put): void {
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
}

function drawFinders(size: number, put: Put): void {
  const centres: [number, number][] = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]
  for (const [x, y] of centres) {
    square(4, (dx, dy, ring) => put(x + dx, y + dy, ring !== 2 && ring !== 4))
  }
}

function drawAlignments({ alignments }: QrVersion, size: number, put: Put): void {
  const last = size - 7
  for (const x of alignments) {
    for (const y of alignments) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!isFinder) square(2, (dx, dy, ring) => put(x + dx, y + dy, ring !== 1))
    }
  }
}

/** Level M is 00; the mask is 000; ten bits of error correction behind them. */
function drawFormat(size: number, put: Put): void {
  const format = 0b101010000010010
  const bit = (at: number) => ((format >>> at) & 1) === 1
  for (let at = 0; at < 6; at += 1) put(8, at, bit(at))
  put(8, 7, bit(6))
  put(8, 8, bit(7))
  put(7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) put(14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) put(size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) put(8, size - 15 + at, bit(at))
  put(8, size - 8, true)
}

/** From version 7 on the version stands beside two finders, with twelve bits of error correction. */
function drawVersion(version: number, size: number, put: Put): void {
  if (version < 7) return
  let rest = version
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1
    const along = size - 11 + (at % 3)
    const across = Math.floor(at / 3)
    put(along, across, isDark)
    put(across, along, isDark)
  }
}

/**
 * Up and down in double columns from the last one, past what stands there already; the checkerboard over all
 * of it.
 */
function drawData(codewords: Uint8Array, modules: Modules, fixed: Modules): void {
  const size = modules.length
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = isUpwards ? size - 1 - step : step
        if (rowOf(fixed, y)[x]) continue
        const isDark = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
        rowOf(modules, y)[x] = isDark !== ((x + y) % 2 === 0)
        at += 1
      }
    }
  }
}

function square(reach: number, draw: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) draw(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)))
}

function rowOf(modules: Modules, y: number): boolean[] {
  return modules[y] as boolean[]
}
