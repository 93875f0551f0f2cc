import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import type { Analytics } from '../queries.ts'
import { valueText } from './figure.tsx'
import styles from './tables.module.css'

/** The stores that sold most, with their share of all (DEC-ANA-2). */
export function TopStores({ answer: { top_stores: stores, currency } }: { answer: Analytics }) {
  return (
    <Card title={m.analytics_top_stores()}>
      {stores.length === 0 ? (
        <p className={styles.small}>{m.analytics_empty()}</p>
      ) : (
        <ol className={styles.ranked}>
          {stores.map((store) => (
            <li key={store.store_id} className={styles.card}>
              <div className={styles.line}>
                <strong>
                  <Typed>{nameText(store)}</Typed>
                </strong>
                <Money value={store.amount} currency={currency} size="strong" />
              </div>
              <div className={styles.line}>
                <span className={styles.small}>
                  {m.analytics_store_orders({ count: store.orders, text: countText(store.orders) })}
                </span>
                <span className={styles.small}>
                  {m.analytics_store_share({ share: valueText('product_mix', store.share, currency) })}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
