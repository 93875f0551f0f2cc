import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { nameText } from '@daftar/words/names'
import { useState, type ReactNode } from 'react'
import { Moment } from '../language/moment.tsx'
import { useAddress } from '../routing/use-address.ts'
import { ReplayDialog, ResumeDialog, TryDialog } from './act-dialogs.tsx'
import type { WebhookCalls, WebhookStanding } from './calls.ts'
import { CheckDrawer } from './check-drawer.tsx'
import { findingWords, healthLooks, modeText } from './words.ts'
import styles from './webhooks.module.css'

type WebhookCardProps = {
  webhook: WebhookStanding
  calls: WebhookCalls
  problemText?: ((error: unknown) => string) | undefined
  acts?: ReactNode
}

type Opened = 'check' | 'try' | 'replay' | 'resume'

/** One address that is told: how it stands, and what may be done about it. */
export function WebhookCard({ webhook, calls, problemText, acts }: WebhookCardProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [, setAddress] = useAddress()
  const { tone, text } = healthLooks[webhook.health]
  const dialog = { webhook, calls, problemText, onClose: () => setOpened(null) }
  return (
    <Card
      title={<Ltr className={styles.code}>{webhook.url}</Ltr>}
      subtitle={<Typed>{nameText(webhook.store)}</Typed>}
      actions={<Badge tone={tone}>{text()}</Badge>}
    >
      <div className={styles.card}>
        <HealthNotice webhook={webhook} />
        <DescriptionList facts={factsOf(webhook)} />
        <div className={styles.actions}>
          {webhook.health === 'paused' ? (
            <Button size="small" variant="primary" onClick={() => setOpened('resume')}>
              {m.webhooks_resume()}
            </Button>
          ) : null}
          <Button size="small" onClick={() => setOpened('check')}>
            {m.webhooks_check()}
          </Button>
          <Button size="small" onClick={() => setOpened('try')}>
            {m.webhooks_try()}
          </Button>
          <Button size="small" onClick={() => setOpened('replay')}>
            {m.webhooks_replay()}
          </Button>
          {acts}
        </div>
      </div>
      {opened === 'check' ? <CheckDrawer {...dialog} /> : null}
      {opened === 'try' ? <TryDialog {...dialog} onMade={({ id }) => setAddress({ delivery: id })} /> : null}
      {opened === 'replay' ? <ReplayDialog {...dialog} /> : null}
      {opened === 'resume' ? <ResumeDialog {...dialog} /> : null}
    </Card>
  )
}

function HealthNotice({
  webhook: { health, failing_since: since, probe_at: probeAt },
}: {
  webhook: WebhookStanding
}) {
  if (health === 'failing' && since)
    return (
      <Notice tone="warning" title={m.webhooks_failing_title()}>
        {m.webhooks_failing_since({ time: instantText(since) })}
      </Notice>
    )
  if (health === 'paused' && probeAt)
    return (
      <Notice tone="negative" title={m.webhooks_paused_title()}>
        {m.webhooks_paused_text({ time: instantText(probeAt) })}
      </Notice>
    )
  return null
}

function factsOf(webhook: WebhookStanding): Fact[] {
  const { header, previous_secret_until: until, waiting } = webhook
  return [
    { id: 'mode', label: m.webhooks_mode(), value: modeText(webhook.mode) },
    { id: 'last', label: m.webhooks_last_attempt(), value: <LastAttempt webhook={webhook} /> },
    { id: 'waiting', label: m.webhooks_waits(), value: <Ltr>{waiting}</Ltr> },
    ...(header ? [{ id: 'header', label: m.webhooks_header(), value: <Ltr>{header}</Ltr> }] : []),
    ...(until ? [{ id: 'secret', label: m.webhooks_secret_until(), value: <Moment at={until} /> }] : []),
  ]
}

function LastAttempt({ webhook: { last_attempt: last } }: { webhook: WebhookStanding }) {
  if (!last) return m.webhooks_never_tried()
  const { finding, status_code: status } = last
  const wrong = finding && findingWords[finding].what()
  return (
    <span className={styles.two}>
      <Moment at={last.at} />
      <span className={styles.muted}>{wrong ?? m.webhooks_answered({ status: String(status) })}</span>
    </span>
  )
}
