import type { PublicLinkStatus } from '@daftar/rules/orders/payment-link'
import { ErrorPage } from '@daftar/ui/error-page'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '@daftar/app-kit/current-route'
import { CircleCheck, CircleHelp, CircleSlash, CircleX, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Queried } from '@daftar/app-kit/queried'
import { useLanguage } from '@daftar/app-kit/language'
import { PublicFrame } from '../../../shared/page/public-frame.tsx'
import { statusQuery } from '../queries.ts'
import styles from './status.module.css'

/**
 * What became of a payment, for whoever has its id: one icon, one sentence, no shopper data (ORD-13,
 * DEC-ORD-14).
 */
export function StatusScreen() {
  useLanguage()
  return (
    <PublicFrame>
      <div className={styles.centre}>
        <Status />
      </div>
    </PublicFrame>
  )
}

const looks: Record<PublicLinkStatus, { icon: ReactNode; tone: Tone; said: () => string }> = {
  paid: { icon: <CircleCheck />, tone: 'positive', said: m.pay_status_paid },
  rejected: { icon: <CircleX />, tone: 'negative', said: m.pay_status_rejected },
  expired: { icon: <TimerOff />, tone: 'neutral', said: m.pay_status_expired },
  cancelled: { icon: <CircleSlash />, tone: 'neutral', said: m.pay_status_cancelled },
  unknown: { icon: <CircleHelp />, tone: 'neutral', said: m.pay_status_unknown },
}

function Status() {
  const { payment_id: id } = useAddressSearch()
  const query = useQuery({ ...statusQuery(id ?? ''), enabled: Boolean(id) })
  if (!id) return <StatusView status="unknown" />
  return (
    <Queried
      query={query}
      pending={
        <Loading label={m.common_loading()}>
          <SkeletonText lines={2} width="240px" />
        </Loading>
      }
      failedTitle={m.pay_status_failed()}
      problemText={() => null}
    >
      {(status) => <StatusView status={status} />}
    </Queried>
  )
}

function StatusView({ status }: { status: PublicLinkStatus }) {
  const { icon, tone, said } = looks[status]
  return <ErrorPage icon={icon} tone={tone} title={said()} />
}
