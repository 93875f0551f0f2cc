import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { orientationOf } from './exif-orientation.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures', name))

/**
 * A real picture with bytes changed, pieces put in, doubled or cut out: near enough to one to be walked far.
 */
function brokenLike(source: Buffer): fc.Arbitrary<Buffer> {
  const place = fc.integer({ min: 0, max: source.length })
  const change = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), at: place, bytes: fc.uint8Array({ maxLength: 4 }) }),
    fc.record({ kind: fc.constant('insert' as const), at: place, bytes: fc.uint8Array({ maxLength: 40 }) }),
    fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ kind: fc.constant('double' as const), at: place, length: fc.integer({ min: 1, max: 200 }) }),
    fc.record({
      kind: fc.constant('insert' as const),
      at: place,
      bytes: fc.constantFrom(
        Uint8Array.of(0xff, 0xd9),
        Uint8Array.of(0xff, 0xe1, 0xff, 0xff),
        Uint8Array.of(0xff, 0xda, 0, 2),
        Uint8Array.of(0xff, 0xff, 0xff),
        new TextEncoder().encode('<script>alert(1)</script>'),
      ),
    }),
  )
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce((bytes, one) => {
      const [front, back] = [bytes.subarray(0, one.at), bytes.subarray(one.at)]
      if (one.kind === 'insert') return Buffer.concat([front, one.bytes, back])
      if (one.kind === 'set') return Buffer.concat([front, one.bytes, back.subarray(one.bytes.length)])
      if (one.kind === 'cut') return Buffer.concat([front, back.subarray(one.length)])
      return Buffer.concat([front, back.subarray(0, one.length), back])
    }, source),
  )
}

test.each([
  ['JPEG', cleanJpeg, fixture('photo-with-place.jpg')],
  ['PNG', cleanPng, fixture('picture-with-notes.png')],
] as const)('a broken %s is refused or cleaned for good, and never grows', (_type, clean, source) => {
  let letIn = 0
  fc.assert(
    fc.property(brokenLike(source), (bytes) => {
      const cleaned = clean(bytes)
      if (cleaned === null) return
      letIn += 1
      expect(cleaned.bytes.length).toBeLessThanOrEqual(bytes.length)
      expect(clean(cleaned.bytes)?.bytes.equals(cleaned.bytes)).toBe(true)
    }),
    { numRuns: 3_000 },
  )
  expect(letIn).toBeGreaterThan(20)
})

test('bytes of any kind are no reason to fail', () => {
  const heads = fc.constantFrom(
    Buffer.of(0xff, 0xd8),
    fixture('picture-with-notes.png').subarray(0, 8),
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
  )
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 400 }), (head, rest) => {
      const bytes = Buffer.concat([head, rest])
      const turn = orientationOf(bytes)
      expect(turn === null || (turn >= 1 && turn <= 8)).toBe(true)
      expect([cleanJpeg(bytes), cleanPng(bytes)].every((one) => one === null || one.bytes.length > 0)).toBe(
        true,
      )
    }),
    { numRuns: 5_000 },
  )
})
