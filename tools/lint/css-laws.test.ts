import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { cssProblems } from './css-laws.ts'

const fixtures = fromRoot('tools/lint/fixtures/css')

test('planted sides, colours and widths in a style sheet are all seen, each at its line', () => {
  const found = cssProblems(`${fixtures}/planted.module.css`)
  expect(found.map(({ line, message }) => `${line} ${message.split(':')[0]}`).sort()).toEqual(
    [
      '4 margin-left',
      '5 padding-right',
      '6 left',
      '7 text-align',
      '8 border-top-left-radius',
      '9 float',
      '12 #fff',
      '13 #1a2b3c',
      '14 rgb(0 0 0 / 50%)',
      '15 1px solid white',
      '17 max-width',
      '22 min-width',
      '27 max-width',
    ].sort(),
  )
})

test('logical sides, tokens, steps of width, names of elements and comments are left alone', () => {
  expect(cssProblems(`${fixtures}/clean.module.css`)).toEqual([])
})

test('colours may be written out in tokens.css, sides may not', () => {
  expect(cssProblems('tokens.css', ':root { --ink: #1a2b3c; }')).toEqual([])
  expect(cssProblems('tokens.css', ':root { left: 0; }')).toHaveLength(1)
})
