import type { StaffRole } from '@daftar/rules/access/roles'
import { expect, test } from 'vitest'
import type { Session } from '../shared/session.ts'
import { firstScreen, mayOpen, sidebarScreens } from './access.ts'

const icon = null
const screens = [
  { path: '/cases', flag: 'can_view_cases', navigation: { group: 'capital', icon } },
  { path: '/cases/$id', flag: 'can_view_cases' },
  { path: '/transfers', flag: 'can_view_transfers', navigation: { group: 'capital', icon } },
  { path: '/merchants', flag: 'can_view_merchants', navigation: { group: 'service', icon } },
  { path: '/banner', flag: 'can_edit_configuration', navigation: { group: 'service', icon } },
  {
    path: '/clock',
    flag: 'can_move_clock',
    isOpen: ({ clock }: Session) => clock.movable,
    navigation: { group: 'oversight', icon },
  },
] as const

test.each([
  ['underwriter', ['/cases', '/transfers', '/merchants', '/clock']],
  ['reviewer', ['/cases', '/merchants', '/clock']],
  ['finance', ['/transfers', '/merchants', '/clock']],
  ['support_agent', ['/merchants', '/clock']],
  ['desk_admin', ['/cases', '/transfers', '/merchants', '/banner', '/clock']],
] as const)(
  'the sidebar of %s holds what the role may open, and the console opens its first line',
  (role, paths) => {
    const session = aSession([role])
    expect(sidebarScreens(screens, session).map(({ path }) => path)).toEqual(paths)
    expect(firstScreen(screens, session)?.path).toBe(paths[0])
  },
)

test('the clock is nobody’s outside demo mode', () => {
  const session = aSession(['underwriter'], false)
  expect(mayOpen(screens[5], session)).toBe(false)
  expect(mayOpen(screens[1], session)).toBe(true)
})

test('somebody without a role opens nothing', () => {
  expect(firstScreen(screens, aSession([]))).toBeNull()
})

function aSession(roles: StaffRole[], movable = true): Session {
  return {
    id: 'stf_1',
    name: 'Uma',
    email: 'uma@desk.example',
    roles,
    clock: { now: '2026-11-21T08:00:00.000Z', movable, moved_by_seconds: 0 },
    four_eyes_above: {},
  }
}
