import { problemText } from '@daftar/app-kit/problem-text'
import { useLanguage } from '@daftar/app-kit/language'
import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { nameText } from '@daftar/words/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unknownAddress } from '../../../shared/page/unknown-address.tsx'
import { PublicFrame } from '../../../shared/page/public-frame.tsx'
import { stopChange } from '../mutations.ts'
import { PageSkeleton } from '../parts/skeletons.tsx'
import { statusTitle } from '../parts/status-words.ts'
import { stopQuery, type PublicBankAccountChange } from '../queries.ts'
import styles from '../parts/bank-account.module.css'

/**
 * "This was not me": whoever was told sees what is about to change, and stops it with a press. Opening the
 * page does nothing.
 */
export function StopScreen({ params: { token } }: { params: { token: string } }) {
  useLanguage()
  return (
    <PublicFrame>
      <Queried
        query={useQuery(stopQuery(token))}
        pending={<PageSkeleton />}
        failedTitle={m.bank_stop_failed()}
        problemText={() => m.bank_stop_failed_text()}
        instead={unknown}
      >
        {(change) => <Stop token={token} change={change} />}
      </Queried>
    </PublicFrame>
  )
}

function Stop({ token, change }: { token: string; change: PublicBankAccountChange }) {
  const act = useAct({
    mutation: stopChange(useQueryClient(), token),
    doneText: () => m.bank_status_stopped(),
    onDone: () => undefined,
  })
  const isWaiting = change.status === 'waiting'
  return (
    <div className={styles.fields}>
      <h1>{isWaiting ? m.bank_stop_title() : statusTitle(change.status)}</h1>
      {isWaiting ? <p>{m.bank_stop_text()}</p> : <Notice live="status">{overText(change)}</Notice>}
      <Card title={m.bank_change_title()}>
        <DescriptionList
          facts={[
            {
              id: 'merchant',
              label: m.bank_stop_business(),
              value: (
                <Typed>{nameText({ name: change.merchant_name, name_ar: change.merchant_name_ar })}</Typed>
              ),
            },
            {
              id: 'before',
              label: m.bank_account_before(),
              value: <Ltr>{`•••• ${change.iban_before_ends}`}</Ltr>,
            },
            { id: 'after', label: m.bank_new_account(), value: <Ltr>{`•••• ${change.iban_ends}`}</Ltr> },
            { id: 'bank', label: m.bank_bank(), value: <Typed>{change.bank_name}</Typed> },
            {
              id: 'from',
              label: m.bank_effective_at(),
              value: <Ltr>{instantText(change.effective_at)}</Ltr>,
            },
          ]}
        />
      </Card>
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      {isWaiting ? (
        <Button variant="danger" size="large" block busy={act.isPending} onClick={() => act.send('stop')}>
          {m.bank_stop_confirm()}
        </Button>
      ) : null}
      {isWaiting ? <p className={styles.muted}>{m.bank_stop_after()}</p> : null}
    </div>
  )
}

function overText({ status }: PublicBankAccountChange): string {
  if (status === 'stopped') return m.bank_status_stopped_text()
  return status === 'effective' ? m.bank_stop_too_late() : m.bank_stop_over()
}

const unknown = unknownAddress(() => ({ title: m.bank_stop_unknown(), text: m.bank_stop_unknown_text() }))
