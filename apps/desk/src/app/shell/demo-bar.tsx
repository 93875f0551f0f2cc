import { Moment } from '@daftar/app-kit/moment'
import { Link } from '@daftar/ui/link'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { Clock } from 'lucide-react'
import { addresses } from '../../shared/addresses.ts'
import { nextRun, runZone } from '../../shared/text/run-time.ts'
import { useSession } from '../../shared/session.ts'
import styles from './demo-bar.module.css'

const hourMs = 3_600_000

/**
 * The demo's time on every screen, for deadlines and dates follow it, and the leaps one makes most; each asks
 * before it moves.
 */
export function DemoBar() {
  const { clock } = useSession()
  const now = useProductNow()
  if (!clock.movable) return null
  return (
    <div className={styles.bar} role="region" aria-label={m.desk_demo_time()}>
      <Clock aria-hidden="true" />
      <span className={styles.title}>{m.desk_demo_time()}</span>
      <span className={styles.now}>
        <Moment at={new Date(now).toISOString()} weekday zone={runZone} />
      </span>
      <span className={styles.jumps}>
        <Jump to={now + hourMs}>{m.desk_demo_hour()}</Jump>
        <Jump to={nextRun(now)}>{m.desk_demo_settlement()}</Jump>
        <Link look="bare" className={styles.jump} href={addresses.clock}>
          {m.desk_demo_choose()}
        </Link>
      </span>
    </div>
  )
}

function Jump({ to, children }: { to: number; children: string }) {
  const whole = new Date(Math.floor(to / 60_000) * 60_000).toISOString()
  return (
    <Link look="bare" className={styles.jump} href={addresses.clockTo(whole)}>
      {children}
    </Link>
  )
}
