import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { TwoLines } from '../../../shared/two-lines.tsx'
import type { Integration } from '../queries.ts'
import { modeText } from '../words.ts'
import styles from './integrations.module.css'

/** Where the shops want to be told; they register it themselves. */
export function WebhooksCard({ webhooks }: { webhooks: Integration['webhooks'] }) {
  return (
    <Card title={m.desk_integrations_webhooks()}>
      {webhooks.length === 0 ? (
        <p className={styles.muted}>{m.desk_integrations_no_webhooks()}</p>
      ) : (
        <ul className={styles.list}>
          {webhooks.map(({ id, mode, url, store_code: code, header }) => (
            <li key={id} className={styles.line}>
              <TwoLines below={<Ltr>{[code, header].filter(Boolean).join(' · ')}</Ltr>}>
                <Ltr className={styles.code}>{url}</Ltr>
              </TwoLines>
              <Badge tone={mode === 'live' ? 'positive' : 'neutral'}>{modeText(mode)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
