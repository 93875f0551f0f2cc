import { ErrorPage } from '@daftar/ui/error-page'
import { FailedState } from '@daftar/ui/failed-state'
import { m } from '@daftar/words'
import { FileQuestionMark } from 'lucide-react'

/** Nothing is to be paid at this address. */
export function UnknownView() {
  return (
    <ErrorPage icon={<FileQuestionMark />} title={m.pay_unknown_title()}>
      {m.pay_unknown_body()}
    </ErrorPage>
  )
}

export function FailedView({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <FailedState
      title={m.pay_failed_title()}
      retryLabel={m.common_try_again()}
      retrying={isTrying}
      onRetry={onRetry}
    >
      {m.pay_failed_body()}
    </FailedState>
  )
}
