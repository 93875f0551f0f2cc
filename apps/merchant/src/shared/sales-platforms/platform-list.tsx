import type { PlatformConnection } from '@daftar/contract/endpoints/capital/platforms'
import { platformNames, type SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { CircleCheck, Store } from 'lucide-react'
import styles from './platform-list.module.css'

interface Props {
  connections: readonly PlatformConnection[]
  /** The one whose widget or call is open. */
  connecting: SalesPlatform | null
  onConnect: (platform: SalesPlatform) => void
}

/** The platforms and whether each is connected (WIZ-65, WIZ-67). */
export function PlatformList({ connections, connecting, onConnect }: Props) {
  return (
    <ul className={styles.list} aria-label={m.wizard_sales_platforms()}>
      {connections.map(({ platform, connected, connected_at: since }) => {
        const name = platformNames[platform]
        return (
          <li key={platform} className={styles.row}>
            <Store aria-hidden="true" className={styles.icon} />
            <div className={styles.name}>
              <strong>
                <Ltr>{name}</Ltr>
              </strong>
              <span>
                {connected && since
                  ? m.wizard_sales_since({ date: instantDateText(since) })
                  : m.wizard_sales_not_connected()}
              </span>
            </div>
            {connected ? (
              <Badge tone="positive" icon={<CircleCheck aria-hidden="true" />}>
                {m.wizard_sales_is_connected()}
              </Badge>
            ) : null}
            <Button
              size="small"
              busy={connecting === platform}
              disabled={connecting !== null && connecting !== platform}
              aria-label={
                connected
                  ? m.wizard_sales_reconnect_platform({ platform: name })
                  : m.wizard_sales_connect_platform({ platform: name })
              }
              onClick={() => onConnect(platform)}
            >
              {connected ? m.wizard_sales_reconnect() : m.wizard_sales_connect()}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
