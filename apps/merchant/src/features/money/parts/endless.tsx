import type { GrowingList } from '@daftar/ui/list-foot'
import { useEffect, useRef } from 'react'

/** Pixels above the end of a list at which the next page is asked for. */
const ahead = '400px'

/**
 * Stands at the end of a list: once it comes near the screen the next page is asked for (DEC-MON-1). After a
 * failure a person asks.
 */
export function Endless({ list }: { list: GrowingList }) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (!end.current || !isWaiting) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void fetchNextPage(),
      { rootMargin: ahead },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isWaiting, fetchNextPage])
  return <div ref={end} aria-hidden="true" />
}
