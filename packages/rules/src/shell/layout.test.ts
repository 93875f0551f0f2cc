import { expect, test } from 'vitest'
import { mobileBreakpointPx, pageAnimationSeconds, sidebarWidthPx } from './layout.ts'

test('APP-70: the page animation takes 0.3 s; breakpoint and widths of the frame', () => {
  expect(mobileBreakpointPx).toBe(768)
  expect(sidebarWidthPx).toEqual({ expanded: 200, collapsed: 64 })
  expect(pageAnimationSeconds).toBe(0.3)
})
