import type { PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { ErrorPage } from '@daftar/ui/error-page'
import { m } from '@daftar/words'
import { CircleCheck, CircleSlash, FileCheck, TimerOff } from 'lucide-react'

/** Nothing is filled here any more: why, and what to do about it. */
export function OverView({ notice }: { notice: PartNotice }) {
  const words = {
    business: `\u2068${notice.business_name}\u2069`,
    by: `\u2068${notice.asked_by || notice.business_name}\u2069`,
  }
  switch (notice.state) {
    case 'filled':
      return (
        <ErrorPage icon={<CircleCheck />} title={m.part_filled_title()}>
          {m.part_filled_text(words)}
        </ErrorPage>
      )
    case 'revoked':
      return (
        <ErrorPage icon={<CircleSlash />} title={m.part_revoked_title()}>
          {m.part_revoked_text(words)}
        </ErrorPage>
      )
    case 'expired':
      return (
        <ErrorPage icon={<TimerOff />} title={m.part_expired_title()}>
          {m.part_expired_text(words)}
        </ErrorPage>
      )
    case 'closed':
    case 'open':
      return (
        <ErrorPage icon={<FileCheck />} title={m.part_closed_title()}>
          {m.part_closed_text(words)}
        </ErrorPage>
      )
  }
}
