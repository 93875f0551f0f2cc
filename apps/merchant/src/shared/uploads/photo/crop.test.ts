import { expect, test } from 'vitest'
import { drawnSize, moveCorner, turnedCrop, wholePicture } from './crop.ts'

test('a corner moves alone, stays inside the picture and leaves something of it', () => {
  expect(moveCorner(wholePicture, 'nw', 0.2, 0.1)).toEqual({ x: 0.2, y: 0.1, wide: 0.8, high: 0.9 })
  expect(moveCorner(wholePicture, 'se', -0.5, -0.25)).toEqual({ x: 0, y: 0, wide: 0.5, high: 0.75 })
  expect(moveCorner(wholePicture, 'ne', 0.3, -0.3)).toEqual(wholePicture)
  const { wide, high } = moveCorner(wholePicture, 'sw', 5, -5)
  expect([wide, high].map((share) => Math.round(share * 10))).toEqual([1, 1])
})

test('what was chosen stays chosen when the picture is turned, and four turns are none', () => {
  const crop = { x: 0.1, y: 0.2, wide: 0.5, high: 0.25 }
  expect(turnedCrop(crop)).toEqual({ x: 0.55, y: 0.1, wide: 0.25, high: 0.5 })
  const round = turnedCrop(turnedCrop(turnedCrop(turnedCrop(crop))))
  for (const key of ['x', 'y', 'wide', 'high'] as const) expect(round[key]).toBeCloseTo(crop[key])
})

test('a picture is drawn no larger than told, and never enlarged', () => {
  expect(drawnSize(wholePicture, { width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
  expect(drawnSize({ ...wholePicture, wide: 0.5 }, { width: 400, height: 300 }, 2000)).toEqual({
    width: 200,
    height: 300,
  })
})
