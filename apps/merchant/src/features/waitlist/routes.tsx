import { isExperimentOn } from '@daftar/rules/access/experiments'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { joinedWaitlist, showsFakeDoor } from '@daftar/rules/capital/offers/waitlist'
import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { FakeDoorSkeleton } from './parts/skeleton.tsx'

/** The fake door with its form, and the confirmation alone (CAP-23, CAP-24, DEC-CAP-12). */
export const waitlistRoutes: readonly ScreenRoute[] = [
  {
    key: 'capitalFakeDoor',
    title: () => m.waitlist_title(),
    redirect: ({ account }) => (showsFakeDoor(account.experiments) ? null : capitalPaths.entry),
    load: 'later',
    screen: () => import('./screens/fake-door.tsx').then(({ FakeDoorScreen }) => FakeDoorScreen),
    pending: FakeDoorSkeleton,
  },
  {
    key: 'capitalWaitlist',
    title: () => m.waitlist_title(),
    redirect: ({ account }) =>
      isExperimentOn(account.experiments, joinedWaitlist.name) ? null : capitalPaths.fakeDoor,
    screen: () => import('./screens/waitlist.tsx').then(({ WaitlistScreen }) => WaitlistScreen),
    pending: FakeDoorSkeleton,
  },
]
