/**
 * SHA-256 by hand, for pages that are not served securely: there the browser hides its own. One block of 64 bytes at a
 * time, so that the key derivation can go on from a state it has kept.
 */
const constants = new Int32Array(64)
const initial = new Int32Array(8)

/** The fractional parts of the roots of the first primes, as the standard defines them. */
function fillConstants(): void {
  let prime = 2
  for (let found = 0; found < 64; prime += 1) {
    if (!isPrime(prime)) continue
    if (found < 8) initial[found] = fraction(Math.sqrt(prime))
    constants[found] = fraction(Math.cbrt(prime))
    found += 1
  }
}
fillConstants()

const schedule = new Int32Array(64)

export function initialState(): Int32Array {
  return initial.slice()
}

/** Takes one block of 16 big-endian words into the state. */
export function compress(state: Int32Array, block: ArrayLike<number>): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = block[at] as number
  for (let at = 16; at < 64; at += 1) {
    const early = word(schedule, at - 15)
    const late = word(schedule, at - 2)
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[at] = (word(schedule, at - 16) + small0 + word(schedule, at - 7) + small1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < 64; at += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + word(constants, at) + word(schedule, at)) | 0
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) state[at] = (word(state, at) + (added[at] as number)) | 0
}

/** The digest of whole bytes, going on from a state that has taken `before` bytes already. */
export function digest(bytes: Uint8Array, state = initialState(), before = 0): Int32Array {
  const padded = new Uint8Array(((bytes.length + 8) & ~63) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, (before + bytes.length) * 8)
  const block = new Int32Array(16)
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let at = 0; at < 16; at += 1) block[at] = view.getInt32(offset + at * 4)
    compress(state, block)
  }
  return state
}

export function bytesOf(words: Int32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  words.forEach((value, at) => view.setInt32(at * 4, value))
  return bytes
}

function word(words: Int32Array, at: number): number {
  return words[at] as number
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
}
