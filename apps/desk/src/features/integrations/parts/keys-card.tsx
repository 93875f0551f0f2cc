import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Ltr } from '@daftar/ui/ltr'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import { useProductNow } from '@daftar/ui/product-clock'
import { modeText } from '@daftar/app-kit/webhooks/words'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useState } from 'react'
import { Moment } from '@daftar/app-kit/moment'
import { useFlags } from '../../../shared/session.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { ApiKey, Integration } from '../queries.ts'
import { IssueKeys } from './issue-keys.tsx'
import { RevokeKey } from './revoke-key.tsx'
import styles from './integrations.module.css'

/** The keys of one mode: their last characters, since when, and how long still. */
export function KeysCard({ mode, integration }: { mode: KeyMode; integration: Integration }) {
  const mayIssue = useFlags().can_issue_keys
  const [isIssuing, setIssuing] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const keys = integration.keys.filter((key) => key.mode === mode)
  const isFirst = keys.length === 0
  return (
    <Card
      title={m.desk_integrations_keys({ mode: modeText(mode) })}
      actions={
        mayIssue ? (
          <Button size="small" onClick={() => setIssuing(true)}>
            {isFirst ? m.desk_integrations_issue() : m.desk_integrations_issue_new()}
          </Button>
        ) : null
      }
    >
      {isFirst ? <p className={styles.muted}>{m.desk_integrations_no_keys()}</p> : null}
      <ul className={styles.list}>
        {keys.map((key) => (
          <KeyLine
            key={key.id}
            apiKey={key}
            stores={integration.stores}
            onRevoke={mayIssue ? () => setRevoking(key) : null}
          />
        ))}
      </ul>
      {isIssuing ? (
        <IssueKeys
          mode={mode}
          merchant={integration.merchant}
          stores={integration.stores}
          isFirst={isFirst}
          onClose={() => setIssuing(false)}
        />
      ) : null}
      {revoking ? (
        <RevokeKey apiKey={revoking} merchant={integration.merchant} onClose={() => setRevoking(null)} />
      ) : null}
    </Card>
  )
}

interface KeyLineProps {
  apiKey: ApiKey
  stores: Integration['stores']
  onRevoke: (() => void) | null
}

function KeyLine({ apiKey, stores, onRevoke }: KeyLineProps) {
  const now = useProductNow()
  const limit = apiKey.store_ids && stores.filter(({ id }) => apiKey.store_ids?.includes(id))
  const { revoked_at: revokedAt } = apiKey
  const isOver = revokedAt !== null && Date.parse(revokedAt) <= now
  return (
    <li className={styles.line}>
      <TwoLines
        below={
          <>
            {revokedAt === null
              ? m.desk_integrations_since()
              : isOver
                ? m.desk_integrations_over()
                : m.desk_integrations_until()}{' '}
            <Moment at={revokedAt ?? apiKey.created_at} />
          </>
        }
      >
        <span>
          {keyKindText(apiKey)} <Ltr className={styles.code}>{`…${apiKey.last_four}`}</Ltr>
          {limit ? (
            <span className={styles.limit}>
              {m.desk_integrations_key_for({ stores: limit.map((store) => nameText(store)).join(' · ') })}
            </span>
          ) : null}
        </span>
      </TwoLines>
      {onRevoke && !isOver ? (
        <Button
          size="small"
          aria-label={m.desk_integrations_revoke_named({ key: `…${apiKey.last_four}` })}
          onClick={onRevoke}
        >
          {m.desk_integrations_revoke()}
        </Button>
      ) : null}
    </li>
  )
}

function keyKindText({ kind }: ApiKey): string {
  return kind === 'public' ? m.desk_integrations_public_key() : m.desk_integrations_secret_key()
}
