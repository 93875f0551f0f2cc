import { Link } from '@daftar/ui/link'
import type { ReactNode } from 'react'
import { download } from './download.ts'

type Props = { href: string; className: string; children: ReactNode }

/** A link that saves a file of the product, and says so when the file cannot be had (UPL-06). */
export function DownloadLink({ href, className, children }: Props) {
  return (
    <Link
      look="bare"
      href={href}
      download
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void download(href)
      }}
    >
      {children}
    </Link>
  )
}
