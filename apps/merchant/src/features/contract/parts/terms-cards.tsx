import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { DownloadLink } from '../../../shared/paper/download-link.tsx'
import { acceptTerms } from '../mutations.ts'
import type { Terms } from '../queries.ts'
import styles from './contract.module.css'

/** When payouts are made and what each costs (DEC-PO-9). */
export function PayoutCard({ terms: { payout, currency } }: { terms: Terms }) {
  const money = (decimal: string) => moneyText(decimal, currency)
  const { below, from } = payout
  return (
    <Card title={m.contract_payouts()}>
      <DescriptionList
        facts={[
          {
            id: 'cycle',
            label: m.contract_cycle(),
            value: payout.cycle === 'weekly' ? m.contract_cycle_weekly() : m.contract_cycle_flexible(),
          },
          ...(below
            ? [
                {
                  id: 'below',
                  label: m.contract_fee_below({ amount: money(below.under) }),
                  value: <Ltr>{money(below.fee)}</Ltr>,
                },
              ]
            : []),
          ...(from
            ? [
                {
                  id: 'from',
                  label: m.contract_fee_from({ amount: money(from.amount) }),
                  value: <Ltr>{money(from.fee)}</Ltr>,
                },
              ]
            : []),
          {
            id: 'flexible',
            label: m.contract_fee_flexible(),
            value: <Ltr>{money(payout.flexible_extra)}</Ltr>,
          },
        ]}
      />
    </Card>
  )
}

export function RefundCard() {
  return (
    <Card title={m.contract_refunds()}>
      <div className={styles.stack}>
        <p>{m.contract_refunds_commission()}</p>
        <p>{m.contract_refunds_payout()}</p>
      </div>
    </Card>
  )
}

/** Since when the contract holds, and its file to keep. */
export function ContractCard({ terms: { contract, starts_on } }: { terms: Terms }) {
  const { document_url: address, number } = contract
  return (
    <Card title={m.contract_document()}>
      <div className={styles.stack}>
        <DescriptionList
          facts={[
            ...(number ? [{ id: 'number', label: m.contract_number(), value: <Ltr>{number}</Ltr> }] : []),
            {
              id: 'starts',
              label: m.contract_starts(),
              value: starts_on ? <Ltr>{dateText(starts_on)}</Ltr> : m.contract_not_started(),
            },
          ]}
        />
        {address ? (
          <div className={styles.actions}>
            <DownloadLink className={buttonClass()} href={`${address}?save=yes`}>
              <Download aria-hidden="true" />
              {m.contract_save()}
            </DownloadLink>
          </div>
        ) : (
          <p className={styles.muted}>
            {contract.status === 'completed' ? m.contract_on_paper() : m.contract_no_file()}
          </p>
        )}
      </div>
    </Card>
  )
}

/** DEC-BIZ-4: whoever comes for the first time accepts, and then the contract shows. */
export function AcceptCard({ storeId }: { storeId: string }) {
  const navigate = useNavigate()
  const act = useAct({
    mutation: acceptTerms(useQueryClient(), storeId),
    doneText: () => m.contract_accepted(),
    onDone: () => void navigate({ to: pathOf('dashboardContract') }),
  })
  return (
    <Card title={m.contract_accept_title()}>
      <div className={styles.stack}>
        {act.error ? <Notice tone="negative" live="alert" title={problemText(act.error)} /> : null}
        <p>{m.contract_accept_text()}</p>
        <div className={styles.actions}>
          <Button variant="primary" busy={act.isPending} onClick={() => act.send()}>
            {m.contract_accept()}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Accepted and not signed: on to the signature. */
export function SignNext() {
  return (
    <Notice tone="info" title={m.contract_accepted()}>
      <Link href={pathOf('dashboardContract')}>{m.contract_go_sign()}</Link>
    </Notice>
  )
}
