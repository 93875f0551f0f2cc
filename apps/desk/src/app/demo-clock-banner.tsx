import { Banner } from '@daftar/ui/banner'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { Clock } from 'lucide-react'
import { Moment } from '@daftar/app-kit/moment'
import { useSession } from '../shared/session.ts'

/** While the demo's clock runs ahead every screen says so: deadlines and dates follow it. */
export function DemoClockBanner() {
  const { clock } = useSession()
  const now = useProductNow()
  if (clock.moved_by_seconds === 0) return null
  return (
    <Banner tone="neutral" icon={<Clock />}>
      {m.desk_clock_ahead()} <Moment at={new Date(now).toISOString()} weekday />
    </Banner>
  )
}
