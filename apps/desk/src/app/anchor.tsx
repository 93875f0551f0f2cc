import { useRouter } from '@tanstack/react-router'
import type { AnchorProps } from '@daftar/ui/link'
import type { MouseEvent } from 'react'
import { deskRoot, signInPath } from '../shared/addresses.ts'

/** A link inside the console: followed without leaving the page, unless a key asks for a new tab. */
export function RouterAnchor({ href, onClick, ...anchor }: AnchorProps) {
  const { history } = useRouter()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !isInside(href)) return
    event.preventDefault()
    history.push(href)
  }
  return <a {...anchor} href={href} onClick={follow} />
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isInside(href: string): boolean {
  return (href === deskRoot || href.startsWith(`${deskRoot}/`)) && href !== signInPath
}
