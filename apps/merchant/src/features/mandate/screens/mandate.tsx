import { isBeforeSignature } from '@daftar/rules/capital/debits/mandate-status'
import { Loading, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { Queried } from '@daftar/app-kit/queried'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@daftar/app-kit/language'
import { PublicFrame } from '../../../shared/page/public-frame.tsx'
import { unknownAddress } from '../../../shared/page/unknown-address.tsx'
import { MandateState } from '../parts/mandate-state.tsx'
import { OpenMandate } from '../parts/open-mandate.tsx'
import { mandateQuery } from '../queries.ts'
import styles from './mandate.module.css'

/** The direct debit's own page: whoever holds the address in the SMS reads what it allows, and signs it. */
export function MandateScreen({ params: { token } }: { params: { token: string } }) {
  useLanguage()
  return (
    <PublicFrame>
      <Mandate token={token} />
    </PublicFrame>
  )
}

function Mandate({ token }: { token: string }) {
  return (
    <Queried
      query={useQuery(mandateQuery(token))}
      pending={<MandateSkeleton />}
      failedTitle={m.mandate_failed_title()}
      problemText={() => m.mandate_failed_body()}
      instead={unknown}
    >
      {(mandate) =>
        isBeforeSignature(mandate.status) ? (
          <OpenMandate token={token} mandate={mandate} />
        ) : (
          <MandateState mandate={mandate} />
        )
      }
    </Queried>
  )
}

function MandateSkeleton() {
  return (
    <Loading label={m.mandate_loading()}>
      <div className={styles.stack}>
        <SkeletonText lines={2} width="60%" />
        <SkeletonCard lines={6} />
        <SkeletonCard lines={3} />
      </div>
    </Loading>
  )
}

const unknown = unknownAddress(() => ({ title: m.mandate_unknown_title(), text: m.mandate_unknown_body() }))
