import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { Joined } from '../parts/joined.tsx'

/** The confirmation alone (CAP-24, DEC-CAP-12). */
export function WaitlistScreen() {
  return (
    <>
      <PageHeader title={m.waitlist_title()} />
      <Joined />
    </>
  )
}
