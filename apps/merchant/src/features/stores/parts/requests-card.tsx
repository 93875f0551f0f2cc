import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { currentLanguage, m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { productText } from '@daftar/words/order-words'
import type { StoreRequest } from '../queries.ts'
import { requestText, requestTone } from '../words.ts'
import styles from './stores.module.css'

/**
 * What was asked for and how it stands, the newest first; why something was declined is said in the reader's
 * language.
 */
export function RequestsCard({ requests }: { requests: readonly StoreRequest[] }) {
  if (requests.length === 0) return null
  return (
    <Card title={m.stores_requests()}>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <span className={styles.line}>
              <span>{requestName(request)}</span>
              <Badge tone={requestTone[request.status]}>{requestText[request.status]()}</Badge>
            </span>
            <span className={styles.muted}>
              <Moment at={request.decided_at ?? request.asked_at} muted />
            </span>
            {request.status === 'declined' ? (
              <span>
                <bdi>{currentLanguage() === 'ar' ? request.said_ar : request.said_en}</bdi>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function requestName(request: StoreRequest): string {
  const store = storeNameText(request)
  return request.product === null
    ? m.stores_request_store({ store })
    : m.stores_request_product({ store, product: productText(request.product) })
}
