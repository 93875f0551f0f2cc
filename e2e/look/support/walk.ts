import type { Stop } from '@daftar/testkit/walk/stop'
import { expect, test } from './test.ts'
import { expectLooksRight } from './looks-right.ts'
import type { Things } from './things.ts'

/**
 * One test for each stop, in an order in which nobody has to come twice. `root` is where the application
 * begins.
 */
export function walk(stops: readonly Stop<string, keyof Things>[], root = ''): void {
  const seen = new Set<string>()
  for (const [who, theirs] of Map.groupBy(stops, ({ as }) => as))
    for (const { route, shows, at, leadsTo = at, refused } of theirs)
      test(`${route}${shows ? `, ${shows}` : ''} (${who})`, async ({ walker, look, demo, say }) => {
        const address = (of: typeof at) => root + (typeof of === 'string' ? of : of(demo))
        const page = await walker.open(who, address(at))
        const { pathname } = new URL(address(leadsTo), page.url())
        expect(new URL(page.url()).pathname, 'where the address leads').toBe(pathname)
        // What stands beside every screen is looked at with the first one.
        const except = seen.has(who) ? [`nav[aria-label="${say.shell_navigation()}"]`] : []
        seen.add(who)
        await expectLooksRight({ page, look, listener: walker.listener }, { refused, except })
      })
}
