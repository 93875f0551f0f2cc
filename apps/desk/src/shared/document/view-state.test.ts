import { expect, test } from 'vitest'
import { actOfKey, nextView, sheetSize, wholeView } from './view-state.ts'

test('a document is enlarged and made smaller by steps that end, and turned round to where it was', () => {
  const large = nextView(nextView(wholeView, 'in'), 'in')
  expect(large.zoom).toBe(150)
  expect(nextView({ zoom: 300, quarters: 0 }, 'in').zoom).toBe(300)
  expect(nextView({ zoom: 50, quarters: 0 }, 'out').zoom).toBe(50)
  expect(nextView({ ...large, quarters: 3 }, 'turn')).toEqual({ zoom: 150, quarters: 0 })
  expect(nextView(large, 'fit').zoom).toBe(100)
})

test('keys act on a document as its buttons do, and others do nothing', () => {
  expect(['+', '-', '0', 'r', 'x'].map(actOfKey)).toEqual(['in', 'out', 'fit', 'turn', null])
})

test('a sheet fills the width it has, turned too', () => {
  const page = { width: 500, height: 1000 }
  expect(sheetSize(page, wholeView, 250)).toMatchObject({ width: 250, height: 500, scale: 0.5 })
  expect(sheetSize(page, { zoom: 200, quarters: 1 }, 250)).toMatchObject({ width: 250, height: 500 })
})
