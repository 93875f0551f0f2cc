import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { problemText } from '@daftar/app-kit/problem-text'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { productText } from '@daftar/words/order-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askMutation } from '../mutations.ts'
import { productsQuery } from '../queries.ts'
import { StoreSkeleton } from './skeletons.tsx'
import styles from './stores.module.css'

/** What a store offers, and what can be asked for (STO-16, STO-18, DEC-STO-2). */
export function ProductsTab({ id }: { id: string }) {
  const query = useQuery(productsQuery(id))
  const act = useAct({
    mutation: askMutation(useQueryClient()),
    doneText: () => m.stores_product_asked(),
    onDone: () => undefined,
  })
  return (
    <Card title={m.stores_tab_products()} subtitle={m.stores_products_text()}>
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      <Queried query={query} pending={<StoreSkeleton />} failedTitle={m.stores_products_failed()}>
        {(items) => (
          <ul className={styles.products}>
            {items.map((item) => (
              <li key={item.type} className={styles.product}>
                <span className={styles.two}>
                  <span>{productText(item.type)}</span>
                  <span className={styles.muted}>{limitsText(item)}</span>
                </span>
                <Standing
                  {...item}
                  isAsking={act.isPending}
                  onAsk={() => act.send({ act: 'product', id, product: item.type })}
                />
              </li>
            ))}
          </ul>
        )}
      </Queried>
    </Card>
  )
}

type StandingProps = {
  type: PaymentProductType
  status: 'active' | 'available' | 'requested'
  isAsking: boolean
  onAsk: () => void
}

function Standing({ type, status, isAsking, onAsk }: StandingProps) {
  if (status === 'active') return <Badge tone="positive">{m.stores_product_active()}</Badge>
  if (status === 'requested') return <Badge tone="info">{m.stores_product_requested()}</Badge>
  return (
    <Button
      size="small"
      disabled={isAsking}
      aria-label={m.stores_request_named({ product: productText(type) })}
      onClick={onAsk}
    >
      {m.stores_request()}
    </Button>
  )
}

function limitsText(item: {
  min_amount: string | null
  max_amount: string | null
  currency: Parameters<typeof moneyText>[1]
  installments_count: number | null
}): string {
  const { min_amount, max_amount, currency, installments_count: count } = item
  const parts = count === null ? '' : m.stores_parts({ count })
  if (min_amount === null || max_amount === null) return parts
  const limits = m.stores_limits({
    from: moneyText(min_amount, currency),
    to: moneyText(max_amount, currency),
  })
  return parts === '' ? limits : m.stores_two_facts({ one: parts, other: limits })
}
