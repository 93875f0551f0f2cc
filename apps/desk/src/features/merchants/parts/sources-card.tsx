import { Moment } from '@daftar/app-kit/moment'
import type { CatalogueSync } from '@daftar/contract/endpoints/growth/catalogue'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { sourcesQuery } from '../sources.ts'
import styles from './merchants.module.css'

/**
 * Where the products of a merchant come from, and whether reading them works; nothing while there is no
 * source.
 */
export function SourcesCard({ merchantId }: { merchantId: string }) {
  const { data } = useQuery(sourcesQuery(merchantId))
  if (!data || data.platforms.length + data.feeds.length === 0) return null
  return (
    <Card
      title={m.desk_products_sources()}
      actions={<Link href={addresses.productsOf(merchantId)}>{m.desk_products_title()}</Link>}
    >
      <ul className={styles.list}>
        {data.platforms.map(({ platform, connection }) => (
          <li key={connection.id} className={styles.line}>
            <TwoLines below={<Ltr>{connection.shop || connection.shop_name}</Ltr>}>
              <Typed>{shopPlatformText(platform)}</Typed>
            </TwoLines>
            <Counted products={connection.products} at={connection.synced_at} />
            {connection.status === 'connected' ? (
              <Reading sync={connection.sync} />
            ) : (
              <Badge tone={connection.status === 'broken' ? 'negative' : 'neutral'}>
                {connection.status === 'broken' ? m.desk_products_broken() : m.desk_products_disconnected()}
              </Badge>
            )}
          </li>
        ))}
        {data.feeds.map((feed) => (
          <li key={feed.id} className={styles.line}>
            <TwoLines below={<Ltr>{feed.url.replace(/^https:\/\//, '')}</Ltr>}>
              <Typed>{feed.name}</Typed>
            </TwoLines>
            <Counted products={feed.products} at={feed.fetched_at} />
            {feed.status === 'paused' ? (
              <Badge>{m.desk_products_paused()}</Badge>
            ) : (
              <Reading sync={feed.sync} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Counted({ products, at }: { products: number; at: string | null }) {
  return (
    <span className={styles.stores}>
      {m.desk_products_count({ count: products })}
      {at ? (
        <>
          {' · '}
          <Moment at={at} />
        </>
      ) : null}
    </span>
  )
}

function Reading({ sync }: { sync: CatalogueSync | null }) {
  if (sync?.status === 'running') return <Badge tone="info">{m.desk_products_reading()}</Badge>
  if (sync?.status === 'failed') return <Badge tone="negative">{m.desk_products_reading_failed()}</Badge>
  return <Badge tone="positive">{m.desk_products_connected()}</Badge>
}
