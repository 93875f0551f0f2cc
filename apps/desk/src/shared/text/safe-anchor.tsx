import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { safeLink } from './safe-link.ts'

/** What a merchant gave as a link: followed only over https. */
export function SafeAnchor({ text }: { text: string }) {
  const href = safeLink(text)
  if (href === null) return <Typed>{text}</Typed>
  return (
    <Link href={href} external>
      <bdi dir="ltr">{text.replace(/^https:\/\/(www\.)?/, '')}</bdi>
    </Link>
  )
}
