import { dataCodewords, type QrVersion } from './qr-versions.ts'

/**
 * Bytes as they are laid out: mode, length, content, padding; blocks with their error correction,
 * interleaved.
 */
export function codewordsOf(bytes: Uint8Array, version: QrVersion): Uint8Array {
  const blocks = blocksOf(dataOf(bytes, version), version)
  const divisor = divisorOf(version.correction)
  const corrections = blocks.map((block) => remainderOf(block, divisor))
  return Uint8Array.from([...interleaved(blocks), ...interleaved(corrections)])
}

function dataOf(bytes: Uint8Array, version: QrVersion): number[] {
  const lengthBits = version.number < 10 ? 8 : 16
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, lengthBits),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ]
  const capacity = dataCodewords(version) * 8
  const ended = [...bits, ...Array.from({ length: Math.min(4, capacity - bits.length) }, () => 0)]
  const whole = [...ended, ...Array.from({ length: (8 - (ended.length % 8)) % 8 }, () => 0)]
  const data = Array.from({ length: whole.length / 8 }, (_, at) =>
    whole.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  )
  const padding = Array.from({ length: dataCodewords(version) - data.length }, (_, at) =>
    at % 2 === 0 ? 0xec : 0x11,
  )
  return [...data, ...padding]
}

/** The first blocks are the shorter ones. */
function blocksOf(data: number[], { blocks }: QrVersion): number[][] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  let from = 0
  return Array.from({ length: blocks }, (_, at) => {
    const length = short + (at >= blocks - longer ? 1 : 0)
    const block = data.slice(from, from + length)
    from += length
    return block
  })
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat()
}

/** Reed-Solomon over GF(256): the divisor with roots 2^0 to 2^(degree-1), highest term left out. */
function divisorOf(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0))
  let root = 1
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1)
      divisor[at] = product(divisor[at] ?? 0, root) ^ (at + 1 < degree ? (divisor[at + 1] ?? 0) : 0)
    root = product(root, 2)
  }
  return divisor
}

function remainderOf(block: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const codeword of block) {
    const factor = codeword ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ product(coefficient, factor)
    })
  }
  return rest
}

function product(left: number, right: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d)
    result ^= ((right >>> bit) & 1) * left
  }
  return result
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1)
}
