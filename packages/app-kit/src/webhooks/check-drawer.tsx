import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Column } from '@daftar/ui/columns'
import { DescriptionList } from '@daftar/ui/description-list'
import { Drawer } from '@daftar/ui/drawer'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Day, Moment } from '../language/moment.tsx'
import { Queried } from '../lists/queried.tsx'
import { SendMissedDialog } from './act-dialogs.tsx'
import type { MissedOrder, WebhookCalls, WebhookCheck, WebhookFinding } from './calls.ts'
import { findingWords } from './words.ts'
import styles from './webhooks.module.css'

type CheckDrawerProps = {
  webhook: { id: string }
  calls: WebhookCalls
  problemText?: ((error: unknown) => string) | undefined
  onClose: () => void
}

/** What was told against what the shop read back, and what is wrong with its server, in plain words. */
export function CheckDrawer({ webhook, calls, problemText, onClose }: CheckDrawerProps) {
  const query = useQuery(calls.check(webhook.id))
  const [isSending, setSending] = useState(false)
  const hasMissed = (query.data?.missed_count ?? 0) > 0
  return (
    <>
      <Drawer
        open
        side="end"
        onOpenChange={(open) => !open && onClose()}
        title={m.webhooks_check_title()}
        closeLabel={m.common_close()}
        actions={
          hasMissed ? (
            <Button variant="primary" onClick={() => setSending(true)}>
              {m.webhooks_missed_send()}
            </Button>
          ) : null
        }
      >
        <Column>
          <Queried
            query={query}
            pending={
              <Loading label={m.common_loading()}>
                <SkeletonText lines={8} />
              </Loading>
            }
            failedTitle={m.webhooks_check_failed()}
            {...(problemText && { problemText })}
          >
            {(check) => <Checked check={check} />}
          </Queried>
        </Column>
      </Drawer>
      {isSending ? (
        <SendMissedDialog {...{ webhook, calls, problemText }} onClose={() => setSending(false)} />
      ) : null}
    </>
  )
}

function Checked({ check }: { check: WebhookCheck }) {
  const { missed, findings } = check
  return (
    <>
      <Verdict check={check} />
      {check.other_site ? (
        <Notice tone="warning" title={m.webhooks_other_site()}>
          {m.webhooks_other_site_text({
            host: `\u2066${check.host}\u2069`,
            own: `\u2066${check.other_site}\u2069`,
          })}
        </Notice>
      ) : null}
      <DescriptionList
        facts={[
          { id: 'since', label: m.webhooks_check_since(), value: <Day at={check.since} /> },
          { id: 'told', label: m.webhooks_check_told(), value: <Ltr>{check.told}</Ltr> },
          { id: 'delivered', label: m.webhooks_check_delivered(), value: <Ltr>{check.delivered}</Ltr> },
          { id: 'read', label: m.webhooks_check_read(), value: <Ltr>{check.read_back}</Ltr> },
        ]}
      />
      {missed.length > 0 ? (
        <section>
          <h3>{m.webhooks_missed()}</h3>
          <ul className={styles.list}>
            {missed.map((order) => (
              <Missed key={order.payment_id} order={order} />
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3>{m.webhooks_findings()}</h3>
        {findings.length === 0 ? (
          <p className={styles.muted}>{m.webhooks_findings_none()}</p>
        ) : (
          <ul className={styles.list}>
            {findings.map((finding) => (
              <Finding key={finding.kind} finding={finding} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function Verdict({ check: { verdict, missed_count: count } }: { check: WebhookCheck }) {
  if (verdict === 'missed') return <Notice tone="negative">{m.webhooks_verdict_missed({ count })}</Notice>
  if (verdict === 'unread') return <Notice tone="warning">{m.webhooks_verdict_unread()}</Notice>
  if (verdict === 'quiet') return <Notice tone="neutral">{m.webhooks_verdict_quiet()}</Notice>
  return <Notice tone="positive">{m.webhooks_verdict_fine()}</Notice>
}

function Missed({ order }: { order: MissedOrder }) {
  const why = order.why === 'not_received' ? m.webhooks_missed_not_received() : m.webhooks_missed_not_read()
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span>
          <Ltr>{order.order_number}</Ltr> <Typed className={styles.muted}>{order.reference}</Typed>
        </span>
        <Money value={order.amount} currency={order.currency} />
      </span>
      <span className={styles.muted}>
        <Moment at={order.authorized_at} /> · {why}
      </span>
    </li>
  )
}

function Finding({ finding }: { finding: WebhookFinding }) {
  const { what, help } = findingWords[finding.kind]
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <strong>{what()}</strong>
        <Badge tone="negative">
          <Ltr>{finding.status_code ?? finding.error}</Ltr>
        </Badge>
      </span>
      <span>{help()}</span>
      <span className={styles.muted}>
        {m.webhooks_finding_times({ count: finding.count })} · {m.webhooks_finding_last()}{' '}
        <Moment at={finding.last_at} />
      </span>
    </li>
  )
}
