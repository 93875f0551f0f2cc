import type { AnchorProps } from '@daftar/ui/link'
import { useRouter } from '@tanstack/react-router'
import type { ComponentType, MouseEvent } from 'react'

/**
 * The links of an application: one that stays inside is followed without leaving the page, unless a key asks for a new tab.
 * `isInside` tells by the address; what it refuses the browser follows itself.
 */
export function routerAnchor(isInside: (href: string) => boolean): ComponentType<AnchorProps> {
  return function RouterAnchor({ onClick, ...anchor }) {
    const { history } = useRouter()
    function follow(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (event.defaultPrevented || !isPlainClick(event) || !isInside(anchor.href)) return
      event.preventDefault()
      history.push(anchor.href)
    }
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- links take Enter by themselves
    return <a {...anchor} onClick={follow} />
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
