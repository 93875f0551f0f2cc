import { useRouter } from '@tanstack/react-router'
import type { AnchorProps } from '@daftar/ui/link'
import type { MouseEvent } from 'react'

/** Pages that are documents of their own or answers of the server: the browser follows these itself. */
const outside = /^\/(auth|signing|desk|docs|merchant|assets)(\/|\?|$)/

/** A link inside the application: followed without leaving the page, unless a key asks for a new tab. */
export function RouterAnchor({ onClick, ...anchor }: AnchorProps) {
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

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isInside(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !outside.test(href)
}
