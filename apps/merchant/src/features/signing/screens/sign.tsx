import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { Queried } from '@daftar/app-kit/queried'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@daftar/app-kit/language'
import { PublicFrame } from '../../../shared/page/public-frame.tsx'
import { unknownAddress } from '../../../shared/page/unknown-address.tsx'
import { ClosedView } from '../parts/closed-view.tsx'
import { OpenContract } from '../parts/open-contract.tsx'
import { SignedView } from '../parts/signed-view.tsx'
import { envelopeQuery, type Envelope } from '../queries.ts'
import styles from './sign.module.css'

/**
 * The contract's own page: whoever holds the e-mailed address reads it, and signs with a code to the
 * signatory's phone.
 */
export function SignScreen({ params: { token } }: { params: { token: string } }) {
  useLanguage()
  return (
    <PublicFrame>
      <Contract token={token} />
    </PublicFrame>
  )
}

function Contract({ token }: { token: string }) {
  return (
    <Queried
      query={useQuery(envelopeQuery(token))}
      pending={<ContractSkeleton />}
      failedTitle={m.signing_failed_title()}
      problemText={() => m.signing_failed_body()}
      instead={unknown}
    >
      {(envelope) => <Known token={token} envelope={envelope} />}
    </Queried>
  )
}

function Known({ token, envelope }: { token: string; envelope: Envelope }) {
  if (envelope.status === 'signed') return <SignedView token={token} envelope={envelope} />
  if (envelope.status === 'declined' || envelope.status === 'expired')
    return <ClosedView status={envelope.status} />
  return <OpenContract token={token} envelope={envelope} />
}

const unknown = unknownAddress(() => ({ title: m.signing_unknown_title(), text: m.signing_unknown_body() }))

function ContractSkeleton() {
  return (
    <Loading label={m.signing_page_loading()}>
      <div className={styles.stack}>
        <SkeletonText lines={2} width="60%" />
        <SkeletonBlock height="320px" />
        <SkeletonCard lines={4} />
      </div>
    </Loading>
  )
}
