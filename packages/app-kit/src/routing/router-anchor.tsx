import type { AnchorProps } from '@daftar/ui/link'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentType, type MouseEvent, type SyntheticEvent } from 'react'

/** Nobody rests this long on a link that the pointer only passes. */
const restMs = 100

/**
 * The links of an application: one that stays inside is followed without leaving the page, unless a key asks
 * for a new tab. Code and data of what it leads to are loaded once the pointer or the focus rests on it, and
 * when a finger touches it. `isInside` tells by the address; what it refuses the browser follows itself.
 */
export function routerAnchor(isInside: (href: string) => boolean): ComponentType<AnchorProps> {
  return function RouterAnchor({
    onClick,
    onPointerEnter,
    onPointerLeave,
    onFocus,
    onBlur,
    onTouchStart,
    ...anchor
  }) {
    const router = useRouter()
    const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
    const cancel = () => clearTimeout(resting.current)
    useEffect(() => () => clearTimeout(resting.current), [])
    const inside = isInside(anchor.href)
    function follow(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (event.defaultPrevented || !isPlainClick(event) || !inside) return
      event.preventDefault()
      cancel()
      router.history.push(anchor.href)
    }
    function preload() {
      const { pathname, search, hash } = new URL(anchor.href, location.origin)
      const given = {
        pathname,
        search,
        hash,
        href: pathname + search + hash,
        state: router.history.location.state,
      }
      const parsed = router.parseLocation(given)
      void router.preloadRoute({ to: parsed.pathname, search: parsed.search })
    }
    function begin() {
      cancel()
      if (inside) resting.current = setTimeout(preload, restMs)
    }
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- links take Enter by themselves
      <a
        {...anchor}
        onClick={follow}
        onPointerEnter={both(onPointerEnter, begin)}
        onPointerLeave={both(onPointerLeave, cancel)}
        onFocus={both(onFocus, begin)}
        onBlur={both(onBlur, cancel)}
        onTouchStart={both(onTouchStart, () => (inside ? preload() : undefined))}
      />
    )
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** What the caller does on an event, and then ours. */
function both<E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: () => void) {
  return (event: E) => {
    theirs?.(event)
    ours()
  }
}
