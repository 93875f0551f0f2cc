import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrModules } from './qr-modules.ts'
import { qrPath } from './qr-path.ts'

const codeOf = (text: string) => qrModules(new TextEncoder().encode(text))

/** Read back with a decoder when it was made; any change of the drawing shows here. */
test('a code to scan looks as a decoder read it [DEC-AUTH-17]', () => {
  const rows = codeOf('https://merchant.example/auth').map((row) => row.map(Number).join(''))
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(
    '7b9fcf0cf36ebc10fd25ce6926c2446862ca8660a44bc74fc2ec93c15c1dd15a',
  )
})

test('the code grows with the text and has its three corners', () => {
  for (const [length, size] of [
    [14, 21],
    [26, 25],
    [60, 33],
    [150, 49],
    [213, 57],
  ] as const) {
    const modules = codeOf('x'.repeat(length))
    expect(modules).toHaveLength(size)
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const)
      expect(modules[y]?.slice(x, x + 7)).toEqual(Array.from({ length: 7 }, () => true))
  }
})

test('a text that does not fit is refused', () => {
  expect(() => codeOf('x'.repeat(214))).toThrow('do not fit')
})

test('every dark module is one square of the path', () => {
  const dark = codeOf('HELLO').flat().filter(Boolean).length
  expect(qrPath('HELLO').path.match(/M/g)).toHaveLength(dark)
})
