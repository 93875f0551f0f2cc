import type { AnyRouter } from '@tanstack/react-router'

/**
 * What a page begins with was asked ahead: a skeleton that is drawn first only takes a slow processor's time,
 * and React holds back for a third of a second what comes after one.
 */
export const firstPendingMs = 1_000

/** From the second page on, a skeleton shows as soon as something has to be waited for. */
export function soonPendingAfterFirst(router: AnyRouter, ms: number): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    router.update({ ...router.options, defaultPendingMs: ms })
  })
}
